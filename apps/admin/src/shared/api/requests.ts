import { createStore, useStore } from '../store'

const active = createStore(0)

/** How many requests are under way, never below 0; the spinner shows while there is one. */
export const useActiveRequests = () => useStore(active)

export const setActiveRequests = (count: number) => active.set(Math.max(0, count))
