import { useState } from 'react'
import type { ContentFormModel } from '../content-form/use-content-form'

/**
 * Asks before a form with unsaved words is left: wrap what leaves it, a link's navigation or a sheet's closing, in
 * `leave`, and spread `dialog` over an `UnsavedDialog`. With a router, call `leave` from its blocker. Closing the tab is
 * asked by the form itself.
 */
export function useUnsavedGuard(form: Pick<ContentFormModel, 'dirty' | 'discard'>) {
  const [held, setHeld] = useState<{ go: () => void }>()
  return {
    /** Goes at once when nothing is lost, and otherwise when staff discard their words. */
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
