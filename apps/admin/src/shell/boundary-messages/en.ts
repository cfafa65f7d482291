export const en = {
  boundary: { title: 'Couldn’t load this page', text: 'Check your connection and try again.', retry: 'Try again' },
}
