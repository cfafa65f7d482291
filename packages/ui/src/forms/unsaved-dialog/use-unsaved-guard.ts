import { useState } from 'react'
import type { ContentFormModel } from '../content-form/use-content-form'

/** Navigation that a router holds back, as `useBlocker(form.dirty)` of react-router returns it. */
export type NavigationBlocker = {
  state: string
  proceed?: (() => void) | undefined
  reset?: (() => void) | undefined
}

/**
 * Asks before leaving a form with unsaved changes: close it with `leave`, or pass the blocker of your router, and give
 * the props `dialog` to an `UnsavedDialog`. The browser asks before the tab closes.
 */
export function useUnsavedGuard(form: Pick<ContentFormModel, 'dirty' | 'discard'>, blocker?: NavigationBlocker) {
  const [blocked, setBlocked] = useState<{ go: () => void }>()
  const navigation = blocker?.state === 'blocked' ? blocker : undefined
  return {
    /** Leaves at once without changes, otherwise after confirmation. */
    leave(go: () => void) {
      if (form.dirty) setBlocked({ go })
      else go()
    },
    dialog: {
      open: blocked !== undefined || navigation !== undefined,
      onKeepEditing() {
        setBlocked(undefined)
        navigation?.reset?.()
      },
      onDiscard() {
        setBlocked(undefined)
        form.discard()
        blocked?.go()
        navigation?.proceed?.()
      },
    },
  }
}
