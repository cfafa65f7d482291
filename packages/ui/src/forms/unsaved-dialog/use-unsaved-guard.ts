import { useState } from 'react'
import type { ContentFormModel } from '../content-form/use-content-form'

/**
 * Asks before leaving a form with unsaved changes: wrap navigation or closing in `leave`, and spread `dialog` over an
 * `UnsavedDialog`. With a router, call `leave` in its blocker. The form itself asks before the tab closes.
 */
export function useUnsavedGuard(form: Pick<ContentFormModel, 'dirty' | 'discard'>) {
  const [held, setHeld] = useState<{ go: () => void }>()
  return {
    /** Leaves at once without changes, otherwise after confirmation. */
    leave(go: () => void) {
      if (form.dirty) setHeld({ go })
      else go()
    },
    dialog: {
      open: held !== undefined,
      onKeepEditing: () => setHeld(undefined),
      onDiscard() {
        setHeld(undefined)
        form.discard()
        held?.go()
      },
    },
  }
}
