import type { ReactNode } from 'react'

/** Whether a reason locks: what `mayWrite ? '' : reason` or `!mayWrite && reason` gives to whoever may write does not. */
export const isLocked = (reason: ReactNode): boolean => Boolean(reason)

/** The words of a reason; `true` locks without any, where what is around says why. */
export const lockWords = (reason: ReactNode): ReactNode => (reason === true ? undefined : reason || undefined)
