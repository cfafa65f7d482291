import { Button, ContentForm, type useContentForm } from '@kiosk-admin/ui'
import type { Values } from '../content/editor/record-values'
import { useMessages } from '../i18n/i18n'
import { formMessages } from './form-messages'

type FormActionsProps = {
  form: ReturnType<typeof useContentForm<Values>>
  /** Label of the submit button. @default "Save" */
  submit?: string | undefined
  onClose: () => void
}

/** The buttons that end a form: Cancel and Save, or Close where there is nothing to save. */
export function FormActions({ form, submit, onClose }: FormActionsProps) {
  const c = useMessages(formMessages)
  if (form.readOnlyReason) return <Button onClick={onClose}>{c('form.close')}</Button>
  return (
    <>
      <Button variant="quiet" onClick={onClose}>
        {c('form.cancel')}
      </Button>
      <ContentForm.Submit form={form}>{submit ?? c('form.save')}</ContentForm.Submit>
    </>
  )
}
