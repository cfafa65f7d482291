import { createStore, useStore } from '../store'

export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

const store = createStore<Density>(localStorage.getItem('density') === 'compact' ? 'compact' : 'comfortable')

export const useDensity = () => useStore(store)

/** Stores and applies the density. `public/theme.js` applies it before the first paint. */
export function chooseDensity(density: Density) {
  if (density === 'compact') {
    localStorage.setItem('density', density)
    document.documentElement.dataset.density = density
  } else {
    localStorage.removeItem('density')
    delete document.documentElement.dataset.density
  }
  store.set(density)
}
