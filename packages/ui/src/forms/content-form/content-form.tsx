import { type ComponentProps, useMemo, useRef } from 'react'
import { cx } from '../../internal/cx'
import { FormFieldContext } from '../../internal/form-field'
import { useLabels } from '../../internal/hooks/use-labels'
import { isLocked, lockWords } from '../../internal/lock'
import { mergeRefs } from '../../internal/merge-refs'
import { Button } from '../../primitives/button/button'
import { Note } from '../../primitives/note/note'
import { en, type FormsLabels } from '../labels/en'
import { FormConflict, type FormWords } from './content-form-conflict'
import { FormDraft } from './content-form-draft'
import { FormErrors } from './content-form-errors'
import { formContext } from './form-context'
import type { ContentFormModel } from './use-content-form'
import { useSubmitKey } from './use-submit-key'

export type ContentFormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  /** From `useContentForm`. */
  form: ContentFormModel
  labels?: Partial<FormsLabels>
  /** Names and values in a conflict, of fields that do not say them themselves. @default keys and values as they are */
  words?: FormWords
}

/**
 * A form over one record: what is wrong stands above its fields, Ctrl+Enter saves, words are kept until they are saved,
 * and a change that someone else made meanwhile is merged or asked.
 */
export function ContentForm({ form, labels, words, className, children, ref, ...rest }: ContentFormProps) {
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
      <FormConflict labels={labels} words={words} />
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
      aria-keyshortcuts="Control+Enter"
      busy={saving}
      disabled={disabled ?? isLocked(form.readOnlyReason)}
      {...rest}
    >
      {saving ? t.saving : (children ?? t.save)}
    </Button>
  )
}
