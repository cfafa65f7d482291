import { createStore, useStore } from '../store'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const isTheme = (name: string | null): name is Theme => themes.some((theme) => theme === name)

const stored = localStorage.getItem('theme')
const store = createStore<Theme>(isTheme(stored) ? stored : 'system')

export const useTheme = () => useStore(store)

/** Stores and applies the theme. `public/theme.js` applies it before the first paint. */
export function chooseTheme(theme: Theme) {
  if (theme === 'system') {
    localStorage.removeItem('theme')
    delete document.documentElement.dataset.theme
  } else {
    localStorage.setItem('theme', theme)
    document.documentElement.dataset.theme = theme
  }
  store.set(theme)
}
