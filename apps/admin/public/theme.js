// Before the first paint, so that nobody sees the other theme flash. A file of its own, because the page's policy
// forbids inline scripts. `localStorage.theme` is light or dark; without it the page follows the device. Rows are
// comfortable unless `localStorage.density` says compact.
const theme = localStorage.getItem('theme')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
if (localStorage.getItem('density') === 'compact') document.documentElement.dataset.density = 'compact'
