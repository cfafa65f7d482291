import type { ComponentProps } from 'react'
import { cx } from '../internal/cx'
import { useLabels } from '../internal/use-labels'
import { Button } from '../primitives/button'
import { Note } from '../primitives/note'
import { FormConflict } from './content-form-conflict'
import { FormDraft } from './content-form-draft'
import { FormErrors } from './content-form-errors'
import { formContext } from './form-context'
import { en, type FormsLabels } from './labels'
import type { ContentFormModel } from './use-content-form'

export type ContentFormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  /** From `useContentForm`. */
  form: ContentFormModel
  labels?: Partial<FormsLabels>
}

/**
 * A form over one record: what is wrong stands above its fields, Ctrl+Enter saves, words are kept until they are saved,
 * and a change that someone else made meanwhile is merged or asked.
 */
export function ContentForm({ form, labels, className, children, onKeyDown, ...rest }: ContentFormProps) {
  const t = useLabels('forms', en, labels)
  return (
    <formContext.Provider value={form}>
      <form
        data-slot="content-form"
        data-state={form.state}
        id={form.id}
        noValidate
        aria-busy={form.state === 'saving' || undefined}
        className={cx('kui:flex kui:flex-col kui:gap-4', className)}
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          void form.submit()
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          void form.submit()
        }}
        {...rest}
      >
        {form.readOnlyReason !== undefined && <Note tone="locked">{form.readOnlyReason}</Note>}
        <FormDraft labels={labels} />
        {form.takenOver && <Note role="status">{t.takenOver(form.takenOver.by ?? t.someone)}</Note>}
        <FormErrors labels={labels} />
        {children}
      </form>
      <FormConflict labels={labels} />
    </formContext.Provider>
  )
}

export type FormSubmitProps = Omit<ComponentProps<typeof Button>, 'type' | 'form' | 'busy'> & {
  /** From `useContentForm`; so it may stand outside the form, in a footer. */
  form: ContentFormModel
  labels?: Partial<FormsLabels>
}

/** The one primary button. It is locked while nothing may be changed, and says so while it saves. */
export function FormSubmit({ form, labels, disabled, children, ...rest }: FormSubmitProps) {
  const t = useLabels('forms', en, labels)
  const saving = form.state === 'saving'
  return (
    <Button
      variant="primary"
      type="submit"
      form={form.id}
      busy={saving}
      disabled={disabled ?? form.readOnlyReason !== undefined}
      {...rest}
    >
      {saving ? t.saving : (children ?? t.save)}
    </Button>
  )
}
