import { type ComponentProps, useMemo, useRef } from 'react'
import { en, type FormsLabels } from '#labels/forms'
import { cx } from '../../internal/cx'
import { FormFieldContext } from '../../internal/form-field'
import { useLabels } from '../../internal/hooks/use-labels'
import { isLocked, lockWords } from '../../internal/lock'
import { mergeRefs } from '../../internal/merge-refs'
import { Button } from '../../primitives/button/button'
import { Note } from '../../primitives/note/note'
import { FormConflict, type ValueFormats } from './content-form-conflict'
import { FormDraft } from './content-form-draft'
import { FormErrors } from './content-form-errors'
import { formContext } from './form-context'
import type { ContentFormModel } from './use-content-form'
import { useSubmitKey } from './use-submit-key'

export type ContentFormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  /** From `useContentForm`. */
  form: ContentFormModel
  labels?: Partial<FormsLabels>
  /** Formats names and values of conflicting fields. @default keys and values as they are */
  formats?: ValueFormats
}

/**
 * A form for one record: error summary above the fields, Ctrl+Enter saves, drafts are kept until saved, and concurrent
 * changes are merged or shown as conflicts.
 */
export function ContentForm({ form, labels, formats, className, children, ref, ...rest }: ContentFormProps) {
  const t = useLabels('forms', en, labels)
  const formRef = useRef<HTMLFormElement>(null)
  const mergedRef = useMemo(() => mergeRefs(formRef, ref), [ref])
  useSubmitKey(formRef, () => void form.submit())
  const { inputs } = form
  const formField = useMemo(() => ({ path: '', formErrors: [], inputs }), [inputs])
  return (
    <formContext.Provider value={form}>
      <form
        ref={mergedRef}
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
        {...rest}
      >
        {lockWords(form.readOnlyReason) !== undefined && <Note tone="locked">{form.readOnlyReason}</Note>}
        <FormDraft labels={labels} />
        {form.takenOver && <Note role="status">{t.takenOver(form.takenOver.by ?? t.someone)}</Note>}
        <FormErrors labels={labels} />
        <FormFieldContext value={formField}>{children}</FormFieldContext>
      </form>
      <FormConflict labels={labels} formats={formats} />
    </formContext.Provider>
  )
}

export type FormSubmitProps = Omit<ComponentProps<typeof Button>, 'type' | 'form' | 'busy'> & {
  /** From `useContentForm`, for a button outside the form, such as in a footer. */
  form: ContentFormModel
  labels?: Partial<FormsLabels>
}

/** The save button. Locked while the form is read-only, and busy while saving. */
export function FormSubmit({ form, labels, disabled, children, ...rest }: FormSubmitProps) {
  const t = useLabels('forms', en, labels)
  const saving = form.state === 'saving'
  return (
    <Button
      variant="primary"
      type="submit"
      form={form.id}
      aria-keyshortcuts="Control+Enter"
      busy={saving}
      disabled={disabled ?? isLocked(form.readOnlyReason)}
      {...rest}
    >
      {saving ? t.saving : (children ?? t.save)}
    </Button>
  )
}
