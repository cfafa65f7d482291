import { useEffect, useLayoutEffect } from 'react'
import { createStore, useStore } from '../store'

const store = createStore<string | undefined>(undefined)

/** Sets the title of a screen about one record, such as the shops of a category, in breadcrumbs and window. */
export function usePageName(name: string | undefined) {
  useEffect(() => {
    store.set(name || undefined)
    return () => store.set(undefined)
  }, [name])
}

const screen = createStore<string | undefined>(undefined)

/** Sets the screen that a page belongs to, for menu and breadcrumbs, where the address does not show it. */
export function usePageScreen(path: string | undefined) {
  useLayoutEffect(() => {
    screen.set(path)
    return () => screen.set(undefined)
  }, [path])
}

/** Returns the path set by `usePageScreen`. */
export const useCurrentPageScreen = () => useStore(screen)

/** Returns the name set by `usePageName`. */
export const useCurrentPageName = () => useStore(store)
