import { useState } from 'react'
import { toastFailure } from '../failures/failures'

/** Runs the action of a confirmation dialog: closes the dialog when it succeeds, and keeps it open with a toast otherwise. */
export function useConfirmedAction(act: () => Promise<void>, onClose: () => void) {
  const [busy, setBusy] = useState(false)
  async function run() {
    setBusy(true)
    try {
      await act()
      onClose()
    } catch (error) {
      toastFailure(error)
      setBusy(false)
    }
  }
  return { busy, confirm: () => void run() }
}
