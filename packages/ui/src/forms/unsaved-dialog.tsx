import * as AlertDialog from '@radix-ui/react-alert-dialog'
import { cx } from '../internal/cx'
import { useLabels } from '../internal/use-labels'
import { Button } from '../primitives/button'
import { en, type FormsLabels } from './labels'

export type UnsavedDialogProps = Omit<AlertDialog.AlertDialogContentProps, 'children'> & {
  open: boolean
  onKeepEditing: () => void
  onDiscard: () => void
  labels?: Partial<FormsLabels>
}

/** Asks before a form with unsaved words is left. */
export function UnsavedDialog({ open, onKeepEditing, onDiscard, labels, className, ...rest }: UnsavedDialogProps) {
  const t = useLabels('forms', en, labels)
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onKeepEditing()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay
          data-slot="dialog-scrim"
          className="kui:fixed kui:inset-0 kui:z-(--k-z-dialog) kui:bg-scrim"
        />
        <AlertDialog.Content
          data-slot="unsaved-dialog"
          className={cx(
            'kui:fixed kui:top-1/2 kui:left-1/2 kui:z-(--k-z-dialog) kui:w-100 kui:max-w-[calc(100vw-1rem)] kui:-translate-x-1/2 kui:-translate-y-1/2 kui:rounded-xl kui:bg-raised kui:p-5 kui:shadow-3 kui:focus:outline-none',
            className,
          )}
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
