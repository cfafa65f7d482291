import * as AlertDialog from '@radix-ui/react-alert-dialog'
import type { Ref } from 'react'
import { en, type FormsLabels } from '#labels/forms'
import { cx } from '../../internal/cx'
import { useFocusBack } from '../../internal/hooks/use-focus-back'
import { useLabels } from '../../internal/hooks/use-labels'
import { Button } from '../../primitives/button/button'
import { dialogContent, dialogScrim } from '../../primitives/dialog/dialog-classes'
import { useKioskUi } from '../../theme/context'

export type UnsavedDialogProps = Omit<AlertDialog.AlertDialogContentProps, 'children'> & {
  ref?: Ref<HTMLDivElement> | undefined
  open: boolean
  onKeepEditing: () => void
  onDiscard: () => void
  labels?: Partial<FormsLabels>
}

/** Asks before leaving a form with unsaved changes. */
export function UnsavedDialog({
  open,
  onKeepEditing,
  onDiscard,
  labels,
  className,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ref,
  ...rest
}: UnsavedDialogProps) {
  const { overlays } = useKioskUi()
  const t = useLabels('forms', en, labels)
  const focusBack = useFocusBack({ ref, onOpenAutoFocus, onCloseAutoFocus })
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onKeepEditing()}>
      <AlertDialog.Portal container={overlays}>
        <AlertDialog.Overlay data-slot="dialog-scrim" className={dialogScrim()} />
        <AlertDialog.Content
          data-slot="unsaved-dialog"
          className={cx(dialogContent({ size: 'small', place: 'centre' }), 'kui:overflow-y-auto kui:p-5', className)}
          {...focusBack}
          {...rest}
        >
          <AlertDialog.Title data-slot="dialog-title" className="kui:text-xl kui:font-bold kui:text-fg-strong">
            {t.unsavedTitle}
          </AlertDialog.Title>
          <AlertDialog.Description data-slot="dialog-description" className="kui:mt-1.5 kui:text-sm kui:text-fg-muted">
            {t.unsavedText}
          </AlertDialog.Description>
          <div className="kui:mt-5 kui:flex kui:justify-end kui:gap-2">
            <Button variant="danger" onClick={onDiscard}>
              {t.discardChanges}
            </Button>
            <AlertDialog.Cancel asChild>
              <Button>{t.keepEditing}</Button>
            </AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
