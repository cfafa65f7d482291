import { useState, useSyncExternalStore } from 'react'
import { ConfirmDialog, type ConfirmDialogContentProps } from './confirm-dialog'
import type { Confirm } from './confirm-store'

export type ConfirmHostProps = ConfirmDialogContentProps & {
  /** The questions, of `createConfirm()`. */
  confirm: Confirm
}

/** Asks the questions of a store, one after the other; one on the page (WAI-ARIA alertdialog). */
export function ConfirmHost({ confirm, onCloseAutoFocus, ...rest }: ConfirmHostProps) {
  const asked = useSyncExternalStore(confirm.subscribe, confirm.get, confirm.get)
  // An answered question stays until its dialog has closed and returned the focus; only then the next one opens.
  const [shown, setShown] = useState(asked)
  if (!shown && asked) setShown(asked)
  if (!shown) return null
  const { text, ...question } = shown.question
  return (
    <ConfirmDialog
      key={shown.id}
      open={shown === asked}
      onOpenChange={() => confirm.answer(shown.id)}
      onConfirm={(name) => confirm.answer(shown.id, name)}
      onCloseAutoFocus={(event) => {
        onCloseAutoFocus?.(event)
        setShown(undefined)
      }}
      {...question}
      {...rest}
    >
      {text}
    </ConfirmDialog>
  )
}
