import * as AlertDialog from '@radix-ui/react-alert-dialog'
import { type FormEvent, type ReactNode, type Ref, useState } from 'react'
import { en, type PrimitivesLabels } from '#labels/primitives'
import { cx } from '../../internal/cx'
import { useFocusBack } from '../../internal/hooks/use-focus-back'
import { useLabels } from '../../internal/hooks/use-labels'
import { useKioskUi } from '../../theme/context'
import { Button } from '../button/button'
import { dialogContent, dialogScrim } from '../dialog/dialog-classes'
import type { ConfirmFields, ConfirmSubject } from './confirm-store'

export type ConfirmDialogContentProps = Omit<
  AlertDialog.AlertDialogContentProps,
  'title' | 'onSubmit' | 'children' | 'asChild'
> & {
  ref?: Ref<HTMLDivElement> | undefined
  labels?: Partial<PrimitivesLabels>
}

export type ConfirmDialogProps = ConfirmDialogContentProps &
  ConfirmSubject &
  ConfirmFields & {
    open: boolean
    onOpenChange: (open: boolean) => void
    /** The consequences, in one or two sentences. */
    children?: ReactNode
    /** Whether confirming is impossible now; `details` gives the reason. @default false */
    locked?: boolean
    /** Keeps the dialog open and the button busy. @default false */
    busy?: boolean
    /** Called with the typed name for `copy`. */
    onConfirm: (name: string) => void
  }

const input =
  'kui:mt-1 kui:h-(--k-control) kui:w-full kui:rounded-md kui:border kui:border-line-control kui:bg-surface kui:px-2.5 kui:text-fg-strong kui:focus-visible:border-focus kui:focus-visible:shadow-ring'

/**
 * Asks for confirmation, in the specification's words or with a title; Cancel has the focus, or the name of the copy
 * (WAI-ARIA alertdialog).
 */
export function ConfirmDialog({
  open,
  onOpenChange,
  kind,
  title,
  danger = kind === 'delete' || kind === 'proceed',
  children,
  details,
  locked = false,
  action,
  defaultName = '',
  typeToConfirm,
  busy = false,
  onConfirm,
  labels,
  className,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ref,
  ...rest
}: ConfirmDialogProps) {
  const { overlays } = useKioskUi()
  const t = useLabels('primitives', en, labels)
  const focusBack = useFocusBack({
    ref,
    onOpenAutoFocus(event) {
      onOpenAutoFocus?.(event)
      if (event.defaultPrevented || kind !== 'copy') return
      event.preventDefault()
      const { currentTarget } = event
      if (currentTarget instanceof HTMLElement) currentTarget.querySelector('input')?.select()
    },
    onCloseAutoFocus,
  })
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal container={overlays}>
        <AlertDialog.Overlay data-slot="dialog-scrim" className={dialogScrim()} />
        <AlertDialog.Content
          data-slot="confirm-dialog"
          {...(children ? {} : { 'aria-describedby': undefined })}
          {...focusBack}
          className={cx(dialogContent(), 'kui:overflow-y-auto kui:p-5', className)}
          {...rest}
        >
          <AlertDialog.Title
            data-slot="dialog-title"
            className="kui:text-xl kui:font-bold kui:text-balance kui:text-fg-strong"
          >
            {kind ? t.confirm[kind] : title}
          </AlertDialog.Title>
          {children && (
            <AlertDialog.Description
              data-slot="dialog-description"
              className="kui:mt-1.5 kui:text-sm kui:text-fg-muted"
            >
              {children}
            </AlertDialog.Description>
          )}
          {details}
          <Answer {...{ kind, danger, locked, action, defaultName, typeToConfirm, busy, onConfirm, t }} />
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

type AnswerProps = Pick<ConfirmDialogProps, 'kind' | 'action' | 'onConfirm'> & {
  danger: boolean
  locked: boolean
  typeToConfirm: string | undefined
  defaultName: string
  busy: boolean
  t: PrimitivesLabels
}

/** Mounted while the dialog is open, so that the fields start empty each time. */
function Answer({ kind, danger, locked: impossible, action, defaultName, ...rest }: AnswerProps) {
  const { typeToConfirm, busy, onConfirm, t } = rest
  const [name, setName] = useState(defaultName)
  const [typed, setTyped] = useState('')
  const locked =
    impossible || (kind === 'copy' && name.trim() === '') || (typeToConfirm !== undefined && typed !== typeToConfirm)
  const actions = { delete: t.confirm.deleteAction, copy: t.confirm.copyAction, proceed: t.confirm.proceedAction }

  function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation() // the dialog may be a React child of another form
    if (!locked && !busy) onConfirm(name.trim())
  }

  return (
    <form data-slot="confirm-dialog-form" onSubmit={submit}>
      {kind === 'copy' && <Line label={t.confirm.copyName} value={name} onValueChange={setName} />}
      {typeToConfirm !== undefined && (
        <Line label={t.confirm.typeToConfirm(typeToConfirm)} value={typed} onValueChange={setTyped} />
      )}
      <div className="kui:mt-5 kui:flex kui:flex-wrap kui:justify-end kui:gap-2">
        <AlertDialog.Cancel asChild>
          <Button>{t.cancel}</Button>
        </AlertDialog.Cancel>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} disabled={locked} busy={busy}>
          {action ?? (kind && actions[kind])}
        </Button>
      </div>
    </form>
  )
}

type LineProps = { label: string; value: string; onValueChange: (value: string) => void }

function Line({ label, value, onValueChange }: LineProps) {
  return (
    <label className="kui:mt-4 kui:block kui:text-sm kui:font-medium kui:text-fg-strong">
      {label}
      <input
        data-slot="confirm-dialog-input"
        autoComplete="off"
        className={input}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </label>
  )
}
