import { useEffect, useLayoutEffect } from 'react'
import { createStore, useStore } from '../store'

const store = createStore<string | undefined>(undefined)

/** For a screen of one thing, such as the shops of a category: what it is called, for the breadcrumbs and the window. */
export function usePageName(name: string | undefined) {
  useEffect(() => {
    store.set(name || undefined)
    return () => store.set(undefined)
  }, [name])
}

const screen = createStore<string | undefined>(undefined)

/** For a page below another screen's address: the path of the screen that it belongs to, for menu and breadcrumbs. */
export function usePageScreen(path: string | undefined) {
  useLayoutEffect(() => {
    screen.set(path)
    return () => screen.set(undefined)
  }, [path])
}

/** The path of the screen that the open page belongs to, where its address does not say so. */
export const useScreenOfPage = () => useStore(screen)

/** What the open screen is about, where it is about one thing. */
export const useNamedPage = () => useStore(store)
