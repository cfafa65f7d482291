import { Button, ContentForm, Dialog, SideSheet, UnsavedDialog, type useContentForm } from '@kiosk-admin/ui'
import { type ReactNode, useEffect } from 'react'
import { useDateFormat } from '../../data/malls/use-date-format'
import type { Values } from '../content/editor/record-values'
import { contentMessages } from '../content/messages'
import { useTexts } from '../i18n/i18n'
import { closeDialog } from '../routing/dialog'
import { useLeaveGuard } from '../routing/use-leave-guard'
import { session } from '../session/session'
import { useFormWords } from './form-words'

type Written = { updatedAt: string; updatedBy: { name: string } }

export type RecordFormProps = {
  form: ReturnType<typeof useContentForm<Values>>
  /** @default 'sheet' */
  place?: 'sheet' | 'dialog'
  title: string
  /** The stored record; none is a new one. */
  record?: Written | undefined
  /** Under the title. @default when it was saved, and by whom */
  sub?: ReactNode
  /** What the button says. @default "Save" */
  submit?: string | undefined
  /** At the foot: what saving means. */
  note?: ReactNode
  /** Closes once it is saved. @default true */
  closes?: boolean
  /** Leaves the form; `force` when it is saved. @default closes the dialog */
  onClose?: (options?: { force?: boolean }) => void
  children: ReactNode
}

/** For the window around it: the first field has the focus, not the button that closes. */
export function focusFirstField(event: Event) {
  const field = (event.currentTarget as HTMLElement).querySelector<HTMLElement>('form input:not([readonly])')
  if (!field) return
  event.preventDefault()
  field.focus()
}

/** The form of a record that is no content, such as a station's: its head, its save, and the question before words are lost. */
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
  const c = useTexts(contentMessages)
  const when = useDateFormat()
  const guard = useLeaveGuard(form.dirty)
  const { Header, Title, Body, Footer } = place === 'sheet' ? SideSheet : Dialog
  useEffect(() => {
    if (closes && form.state === 'saved') onClose({ force: true })
  }, [closes, form.state, onClose])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when a form opens again after a new sign-in
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
              ? c('content.form.saved', { at: when.stamp(record.updatedAt), by: record.updatedBy.name })
              : c('content.form.notSaved'))}
        </p>
      </Header>
      <Body>
        <ContentForm.Root form={form} words={useFormWords(form)} className="min-h-full">
          {children}
        </ContentForm.Root>
      </Body>
      <Footer>
        {note && <p className="m-0 me-auto text-sm text-fg-muted max-sm:hidden">{note}</p>}
        <Button variant="quiet" onClick={() => onClose()}>
          {c('content.form.cancel')}
        </Button>
        <ContentForm.Submit form={form}>{submit ?? c('content.form.save')}</ContentForm.Submit>
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
