// Form of a record that is not content, such as a station or a mall.

import { ContentForm, Dialog, SideSheet, UnsavedDialog, type useContentForm } from '@kiosk-admin/ui'
import { type ReactNode, useEffect } from 'react'
import { useDateFormat } from '../../data/malls/use-date-format'
import type { Values } from '../content/editor/record-values'
import { authorName } from '../i18n/author-name'
import { useMessages } from '../i18n/i18n'
import { closeDialog } from '../routing/dialog'
import { useLeaveGuard } from '../routing/use-leave-guard'
import { session } from '../session/session'
import { FormActions } from './form-actions'
import { formMessages } from './form-messages'
import { useConflictFormats } from './use-conflict-formats'

type LastEdit = { updatedAt: string; updatedBy: { id: string; name: string } }

export type RecordFormProps = {
  form: ReturnType<typeof useContentForm<Values>>
  /** @default 'sheet' */
  place?: 'sheet' | 'dialog'
  title: string
  /** `undefined` creates a new record. */
  record?: LastEdit | undefined
  /** Text below the title. @default time and author of the last save */
  sub?: ReactNode
  /** Label of the submit button. @default "Save" */
  submit?: string | undefined
  /** Note in the footer about the effect of saving. */
  note?: ReactNode
  /** Closes after saving. @default true */
  closes?: boolean
  /** Closes the form; `force` skips the unsaved changes question. @default closes the dialog */
  onClose?: (options?: { force?: boolean }) => void
  children: ReactNode
}

/** Focuses the first field instead of the close button. Pass it as `onOpenAutoFocus`. */
export function focusFirstField(event: Event) {
  const field = (event.currentTarget as HTMLElement).querySelector<HTMLElement>('form input:not([readonly])')
  if (!field) return
  event.preventDefault()
  field.focus()
}

/** Form of a record that is not content, such as a station: header, fields, submit and unsaved changes question. */
export function RecordForm({
  form,
  place = 'sheet',
  title,
  record,
  sub,
  submit,
  note,
  closes = true,
  onClose = closeDialog,
  children,
}: RecordFormProps) {
  const c = useMessages(formMessages)
  const when = useDateFormat()
  const guard = useLeaveGuard(form.dirty)
  const { Header, Title, Body, Footer } = place === 'sheet' ? SideSheet : Dialog
  useEffect(() => {
    if (closes && form.state === 'saved') onClose({ force: true })
  }, [closes, form.state, onClose])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when a form reopens after a new sign-in
  useEffect(() => {
    if (session.takeResumed()) form.restoreDraft()
  }, [])
  return (
    <>
      <Header>
        <Title>{title}</Title>
        <p className="m-0 text-xs text-fg-muted tabular-nums">
          {sub ??
            (record
              ? c('form.saved', { at: when.stamp(record.updatedAt), by: authorName(record.updatedBy) })
              : c('form.notSaved'))}
        </p>
      </Header>
      <Body>
        <ContentForm.Root form={form} formats={useConflictFormats(form)} className="min-h-full">
          {children}
        </ContentForm.Root>
      </Body>
      <Footer>
        {note && <p className="m-0 me-auto text-sm text-fg-muted max-sm:hidden">{note}</p>}
        <FormActions form={form} submit={submit} onClose={() => onClose()} />
      </Footer>
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
