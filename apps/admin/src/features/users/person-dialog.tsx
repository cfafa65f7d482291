import type { ApiError } from '@kiosk-admin/api-client'
import { ContentForm, Dialog, EmptyState, ErrorState, Skeleton, UnsavedDialog } from '@kiosk-admin/ui'
import { Trash2 } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { failureText } from '../../shared/failures/failures'
import { useMessages } from '../../shared/i18n/i18n'
import { FormActions } from '../../shared/record/form-actions'
import { formMessages } from '../../shared/record/form-messages'
import { useConflictFormats } from '../../shared/record/use-conflict-formats'
import { closeDialog } from '../../shared/routing/dialog'
import { useLeaveGuard } from '../../shared/routing/use-leave-guard'
import { session } from '../../shared/session/session'
import type { PersonForm } from './use-person-form'

type PersonWindowProps = { open: boolean; children: ReactNode }

/** The dialog of a user's or group's form; focuses the first field instead of the close button. */
export const PersonWindow = ({ open, children }: PersonWindowProps) => (
  <Dialog.Root open={open} onOpenChange={() => closeDialog()}>
    <Dialog.Content
      size="normal"
      aria-describedby={undefined}
      onOpenAutoFocus={(event) => {
        const field = (event.currentTarget as HTMLElement).querySelector<HTMLElement>('form input:not([readonly])')
        if (!field) return
        event.preventDefault()
        field.focus()
      }}
    >
      {children}
    </Dialog.Content>
  </Dialog.Root>
)

type PersonEditorProps = {
  form: PersonForm
  title: string
  /** Who saved the record last, and when. */
  meta: readonly string[]
  /** The label of the submit button. */
  submit: string
  children: ReactNode
}

/** The form in its dialog: closes when saved, asks when left with changes. */
export function PersonEditor({ form, title, meta, submit, children }: PersonEditorProps) {
  const guard = useLeaveGuard(form.dirty)
  useEffect(() => {
    if (form.state === 'saved') closeDialog({ force: true })
  }, [form.state])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when a form reopens after a new sign-in
  useEffect(() => {
    if (session.takeResumed()) form.restoreDraft()
  }, [])
  return (
    <>
      <Dialog.Header>
        <Dialog.Title>{title}</Dialog.Title>
        <p className="m-0 flex flex-wrap gap-x-4 text-xs text-fg-muted tabular-nums">
          {meta.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </Dialog.Header>
      <Dialog.Body>
        <ContentForm.Root form={form} formats={useConflictFormats(form)}>
          {children}
        </ContentForm.Root>
      </Dialog.Body>
      <Dialog.Footer className="border-t border-line-faint pt-4!">
        <FormActions form={form} submit={submit} onClose={() => closeDialog()} />
      </Dialog.Footer>
      <UnsavedDialog
        open={guard.leaving}
        onKeepEditing={guard.stay}
        onDiscard={() => {
          form.discard()
          guard.leave()
        }}
      />
    </>
  )
}

/** Placeholder of the form while its record loads. */
export const PersonSkeleton = ({ title }: { title: string }) => (
  <>
    <Dialog.Header>
      <Dialog.Title>{title}</Dialog.Title>
    </Dialog.Header>
    <Dialog.Body aria-busy className="flex min-h-80 flex-col gap-6 pt-4!">
      <Skeleton style={{ width: '60%' }} />
      <Skeleton style={{ width: '90%' }} />
      <Skeleton style={{ width: '75%' }} />
    </Dialog.Body>
  </>
)

type PersonProblemProps = { title: string; error: ApiError; onRetry: () => void }

/** The record was deleted or failed to load. */
export function PersonProblem({ title, error, onRetry }: PersonProblemProps) {
  const c = useMessages(formMessages)
  return (
    <>
      <Dialog.Header>
        <Dialog.Title>{title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        {error.code === 'not_found' ? (
          <EmptyState icon={<Trash2 strokeWidth={1.5} />} tone="nothing-found" title={c('form.gone')}>
            {c('form.goneText')}
          </EmptyState>
        ) : (
          <ErrorState title={c('form.notLoaded')} onRetry={onRetry}>
            {failureText(error)}
          </ErrorState>
        )}
      </Dialog.Body>
    </>
  )
}
