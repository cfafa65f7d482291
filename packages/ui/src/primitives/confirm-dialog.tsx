import * as AlertDialog from '@radix-ui/react-alert-dialog'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { cx } from '../internal/cx'
import { useLabels } from '../internal/use-labels'
import { Button } from './button'
import { en, type PrimitivesLabels } from './labels'

export type ConfirmDialogProps = Omit<AlertDialog.AlertDialogContentProps, 'title' | 'onSubmit'> & {
  open: boolean
  onOpenChange: (open: boolean) => void
  /**
   * `delete` asks `Delete?`, `copy` asks `Make a copy?` and for its name, `proceed` asks
   * `Do you want to proceed with this action ?`.
   */
  kind: 'delete' | 'copy' | 'proceed'
  /** What will happen, in a sentence or two. */
  children?: ReactNode
  /** Says what the button does: "Delete category". */
  action?: ReactNode
  /** `copy`: the name that is offered, usually `labels.confirm.copyOf(name)`. */
  defaultName?: string
  /** The button stays locked until exactly this was typed, for what cannot be undone. */
  typeToConfirm?: string
  /** Under way: the dialog stays, the button is busy. @default false */
  busy?: boolean
  /** For `copy` with the name that was typed. */
  onConfirm: (name: string) => void
  labels?: Partial<PrimitivesLabels>
}

const input =
  'kui:mt-1 kui:h-(--k-control) kui:w-full kui:rounded-md kui:border kui:border-line-control kui:bg-surface kui:px-2.5 kui:text-fg-strong kui:focus-visible:border-focus kui:focus-visible:shadow-ring'

/** Asks before something happens; Cancel has the focus (WAI-ARIA alertdialog). */
export function ConfirmDialog({ open, onOpenChange, ...rest }: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      {open && <Question onOpenChange={onOpenChange} {...rest} />}
    </AlertDialog.Root>
  )
}

function Question({
  kind,
  children,
  action,
  defaultName = '',
  typeToConfirm,
  busy = false,
  onConfirm,
  onOpenChange: _,
  labels,
  className,
  ...rest
}: Omit<ConfirmDialogProps, 'open'>) {
  const t = useLabels('primitives', en, labels)
  const [name, setName] = useState(defaultName)
  const [typed, setTyped] = useState('')
  const formId = useId()
  const locked = (kind === 'copy' && name.trim() === '') || (typeToConfirm !== undefined && typed !== typeToConfirm)
  const defaults = { delete: t.confirm.deleteAction, copy: t.confirm.copyAction, proceed: t.confirm.proceedAction }

  function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation() // the dialog may be a React child of another form
    if (!locked && !busy) onConfirm(name.trim())
  }

  return (
    <AlertDialog.Portal>
      <AlertDialog.Overlay
        data-slot="dialog-scrim"
        className="kui:fixed kui:inset-0 kui:z-(--k-z-dialog) kui:bg-scrim"
      />
      <AlertDialog.Content
        data-slot="confirm-dialog"
        {...(children ? {} : { 'aria-describedby': undefined })}
        className={cx(
          'kui:fixed kui:top-1/2 kui:left-1/2 kui:z-(--k-z-dialog) kui:w-100 kui:max-w-[calc(100vw-1rem)] kui:-translate-x-1/2 kui:-translate-y-1/2 kui:rounded-xl kui:bg-raised kui:p-5 kui:shadow-3 kui:focus:outline-none',
          className,
        )}
        {...rest}
      >
        <AlertDialog.Title data-slot="dialog-title" className="kui:text-xl kui:font-bold kui:text-fg-strong">
          {t.confirm[kind]}
        </AlertDialog.Title>
        {children && (
          <AlertDialog.Description data-slot="dialog-description" className="kui:mt-1.5 kui:text-sm kui:text-fg-muted">
            {children}
          </AlertDialog.Description>
        )}
        <form id={formId} onSubmit={submit}>
          {kind === 'copy' && (
            <label className="kui:mt-4 kui:block kui:text-sm kui:font-medium kui:text-fg-strong">
              {t.confirm.copyName}
              <input data-slot="input" className={input} value={name} onChange={(e) => setName(e.target.value)} />
            </label>
          )}
          {typeToConfirm !== undefined && (
            <label className="kui:mt-4 kui:block kui:text-sm kui:font-medium kui:text-fg-strong">
              {t.confirm.typeToConfirm(typeToConfirm)}
              <input data-slot="input" className={input} value={typed} onChange={(e) => setTyped(e.target.value)} />
            </label>
          )}
        </form>
        <div className="kui:mt-5 kui:flex kui:justify-end kui:gap-2">
          <AlertDialog.Cancel asChild>
            <Button>{t.cancel}</Button>
          </AlertDialog.Cancel>
          <Button
            type="submit"
            form={formId}
            variant={kind === 'copy' ? 'primary' : 'danger'}
            disabled={locked}
            busy={busy}
          >
            {action ?? defaults[kind]}
          </Button>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Portal>
  )
}
