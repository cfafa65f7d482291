import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether this is a rendering on a server, or the hydration of one: nothing can be measured, and there is no document. */
export const useHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
