import { type ReactNode, useContext, useEffect, useMemo } from 'react'
import { type ControllerRenderProps, useController } from 'react-hook-form'
import { FormFieldContext, useFormField } from '../../internal/form-field'
import { useLabels } from '../../internal/hooks/use-labels'
import { useSteady } from '../../internal/hooks/use-steady'
import { tagOf } from '../../internal/language'
import { isLocked } from '../../internal/lock'
import { issuesOf, messageOf } from '../issues'
import { en, type FormsLabels } from '../labels/en'
import { controlIdOf, useFormContext } from './form-context'
import { formGroupContext } from './form-group-context'

/** What a field of the kit takes from the form. */
export type FormFieldControl<V> = {
  id: string
  label: ReactNode
  name: string
  value: V
  onValueChange: (value: V) => void
  onBlur: () => void
  ref: ControllerRenderProps['ref']
  required: boolean
  error: string | undefined
  readOnlyReason: ReactNode
  /** The web's tag of the language of a localised field's text: `sv`. */
  lang: string | undefined
}

export type FormFieldProps<V> = {
  /** Dotted path in the form's values, without the language. */
  name: string
  label: ReactNode
  /** @default false */
  required?: boolean
  /** A text per language: shows the one whose tab is open; only the first language can be required. @default false */
  localised?: boolean
  /** A value in words, where a conflict shows both: the name behind an id. @default text, dates and yes or no as they are written */
  format?(value: V): string
  /** Renders the control: `{(field) => <TextField {...field} />}`. */
  children(field: FormFieldControl<V>): ReactNode
  labels?: Partial<FormsLabels>
}

/** A text of any language. */
const anyText = (texts: unknown) => Object.values(texts ?? {}).find((text) => text) ?? ''

/** Ties one field of the record to one control. */
export function FormField<V = string>({
  name,
  label,
  required = false,
  localised = false,
  format,
  children,
  labels,
}: FormFieldProps<V>) {
  const t = useLabels('forms', en, labels)
  const form = useFormContext()
  // without languages the form only shows what was written before
  const language = localised && form.languages.length > 0 ? form.language : undefined
  const path = language === undefined ? name : `${name}.${language}`
  const { field, fieldState } = useController({ name: path, control: form.rhf.control })
  const { fields, inputs } = form
  const { ids: groups, reveal } = useContext(formGroupContext)
  useEffect(() => {
    fields.set(name, { label, localised, groups, reveal, format: format as ((value: unknown) => string) | undefined })
    return () => {
      fields.delete(name)
    }
  }, [fields, name, label, localised, groups, reveal, format])
  useEffect(() => () => inputs.forget(name), [inputs, name])
  // a field of several parts (a time's hour) shows what is wrong with the first of them
  const [issue] = fieldState.error ? issuesOf({ [path]: fieldState.error }) : []
  const error = issue && messageOf(issue, t)
  const shownError = useSteady(error, form.refusals)
  const around = useFormField()
  const formField = useMemo(
    // one control may show the errors of several fields
    () => ({ path, formErrors: [...(around?.formErrors ?? []), error, shownError], inputs }),
    [path, around, error, shownError, inputs],
  )
  return (
    <FormFieldContext key={form.discards} value={formField}>
      {children({
        id: controlIdOf(form.id, path),
        label,
        name: path,
        // a language that was never filled in has no text yet
        value: (localised ? (language === undefined ? anyText(field.value) : (field.value ?? '')) : field.value) as V,
        onValueChange: field.onChange,
        onBlur: field.onBlur,
        ref: field.ref,
        required: required && (language === undefined || language === form.languages[0]),
        error: shownError,
        // the reason stands above the form once; the field is only locked
        readOnlyReason: isLocked(form.readOnlyReason) || undefined,
        lang: language && tagOf(language),
      })}
    </FormFieldContext>
  )
}
