import { type ReactNode, useContext, useEffect, useMemo } from 'react'
import { type ControllerRenderProps, useController } from 'react-hook-form'
import { en, type FormsLabels } from '#labels/forms'
import { FormFieldContext, useFormField } from '../../internal/form-field'
import { useLabels } from '../../internal/hooks/use-labels'
import { useSteady } from '../../internal/hooks/use-steady'
import { isLocked } from '../../internal/lock'
import type { Conflict, ConflictDescription, MergeRules } from '../../internal/three-way/three-way'
import { tagOf } from '../../theme/language'
import { issuesOf, messageOf } from '../issues'
import { controlIdOf, useFormContext } from './form-context'
import { formGroupContext } from './form-group-context'

/** Props that the form gives a field. */
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
  /** BCP 47 tag of a localised field's language: `sv`. */
  lang: string | undefined
}

export type FormFieldProps<V> = {
  /** Dotted path of the value, without the language. */
  name: string
  label: ReactNode
  /** @default false */
  required?: boolean
  /** A localised text: edits the selected language; only the first language can be required. @default false */
  localised?: boolean
  /** Formats a value in conflicts, such as the name of an id. @default text, dates, yes or no */
  format?(value: V): string
  /** How changes by two people merge, by paths below the field; `''` is the field. @default by the parts of a record */
  merge?: MergeRules | undefined
  /** Describes a conflict of a part of the value. @default by the `formats` of the form */
  describe?: ((conflict: Conflict) => ConflictDescription | undefined) | undefined
  /** Renders the control: `{(field) => <TextField {...field} />}`. */
  children(field: FormFieldControl<V>): ReactNode
  labels?: Partial<FormsLabels>
}

/** A text in any language. */
const anyText = (texts: unknown) => Object.values(texts ?? {}).find((text) => text) ?? ''

/** Connects a field of the record to a control. */
export function FormField<V = string>({
  name,
  label,
  required = false,
  localised = false,
  format,
  merge,
  describe,
  children,
  labels,
}: FormFieldProps<V>) {
  const t = useLabels('forms', en, labels)
  const form = useFormContext()
  // without languages, existing texts are shown only
  const language = localised && form.languages.length > 0 ? form.language : undefined
  const path = language === undefined ? name : `${name}.${language}`
  const { field, fieldState } = useController({ name: path, control: form.control })
  const { fields, inputs } = form
  const { ids: groups, reveal } = useContext(formGroupContext)
  useEffect(() => {
    fields.set(name, {
      ...{ label, localised, groups, reveal, merge, describe },
      format: format as ((value: unknown) => string) | undefined,
    })
    return () => {
      fields.delete(name)
    }
  }, [fields, name, label, localised, groups, reveal, format, merge, describe])
  useEffect(() => () => inputs.forget(name), [inputs, name])
  // a compound value (the hour of a time) shows its first error
  const [issue] = fieldState.error ? issuesOf({ [path]: fieldState.error }) : []
  const error = issue && messageOf(issue, t)
  const shownError = useSteady(error, form.refusals)
  const around = useFormField()
  const formField = useMemo(
    // one control may show errors of several fields
    () => ({ path, formErrors: [...(around?.formErrors ?? []), error, shownError], inputs }),
    [path, around, error, shownError, inputs],
  )
  return (
    <FormFieldContext key={form.discards} value={formField}>
      {children({
        id: controlIdOf(form.id, path),
        label,
        name: path,
        // a language without a text yet
        value: (localised ? (language === undefined ? anyText(field.value) : (field.value ?? '')) : field.value) as V,
        onValueChange: field.onChange,
        onBlur: field.onBlur,
        ref: field.ref,
        required: required && (language === undefined || language === form.languages[0]?.code),
        error: shownError,
        // the form shows the reason once; fields are only locked
        readOnlyReason: isLocked(form.readOnlyReason) || undefined,
        lang: language && tagOf(language, form.languages),
      })}
    </FormFieldContext>
  )
}
