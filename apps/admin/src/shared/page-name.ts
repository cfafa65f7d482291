import { useEffect } from 'react'
import { createStore, useStore } from './store'

const store = createStore<string | undefined>(undefined)

/** For a screen of one thing, such as the shops of a category: what it is called, for the breadcrumbs and the window. */
export function usePageName(name: string | undefined) {
  useEffect(() => {
    store.set(name || undefined)
    return () => store.set(undefined)
  }, [name])
}

/** What the open screen is about, where it is about one thing. */
export const useNamedPage = () => useStore(store)
