import type { ReactNode } from 'react'

/** Whether a reason locks; false and '' do not, as from `mayWrite ? '' : reason`. */
export const isLocked = (reason: ReactNode): boolean => Boolean(reason)

/** The reason's text; `true` has none. */
export const lockWords = (reason: ReactNode): ReactNode => (reason === true ? undefined : reason || undefined)
