import { useState } from 'react'
import type { ContentFormModel } from '../content-form/use-content-form'

/**
 * Asks before leaving a form with unsaved changes: wrap navigation or closing in `leave`, and spread `dialog` over an
 * `UnsavedDialog`. With a router, call `leave` in its blocker. The form itself asks before the tab closes.
 */
export function useUnsavedGuard(form: Pick<ContentFormModel, 'dirty' | 'discard'>) {
  const [blocked, setBlocked] = useState<{ go: () => void }>()
  return {
    /** Leaves at once without changes, otherwise after confirmation. */
    leave(go: () => void) {
      if (form.dirty) setBlocked({ go })
      else go()
    },
    dialog: {
      open: blocked !== undefined,
      onKeepEditing: () => setBlocked(undefined),
      onDiscard() {
        setBlocked(undefined)
        form.discard()
        blocked?.go()
      },
    },
  }
}
