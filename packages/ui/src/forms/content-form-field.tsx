import { type ReactNode, useEffect } from 'react'
import { type ControllerRenderProps, useController } from 'react-hook-form'
import { useLabels } from '../internal/use-labels'
import { controlIdOf, useFormContext } from './form-context'
import { messageOf, type Rule } from './issues'
import { en, type FormsLabels } from './labels'

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
  /** The content language of a localised field, for the `lang` of its text. */
  language: string | undefined
}

export type FormFieldProps<V> = {
  /** Dotted path in the form's values, without the language. */
  name: string
  label: ReactNode
  /** @default false */
  required?: boolean
  /** A text per language: shows the one whose tab is open; only the first language can be required. @default false */
  localised?: boolean
  /** Renders the control: `{(field) => <TextField {...field} />}`. */
  children: (field: FormFieldControl<V>) => ReactNode
  labels?: Partial<FormsLabels>
}

/** Ties one field of the record to one control. */
export function FormField<V = string>({
  name,
  label,
  required = false,
  localised = false,
  children,
  labels,
}: FormFieldProps<V>) {
  const t = useLabels('forms', en, labels)
  const form = useFormContext()
  const language = localised ? form.language : undefined
  const path = language === undefined ? name : `${name}.${language}`
  const { field, fieldState } = useController({ name: path, control: form.rhf.control })
  const { fields } = form
  useEffect(() => {
    fields.set(name, { label, localised })
    return () => {
      fields.delete(name)
    }
  }, [fields, name, label, localised])
  const { error } = fieldState
  return children({
    id: controlIdOf(form.id, path),
    label,
    name: path,
    // a language that was never filled in has no text yet
    value: (field.value ?? (localised ? '' : field.value)) as V,
    onValueChange: field.onChange,
    onBlur: field.onBlur,
    ref: field.ref,
    required: required && (language === undefined || language === form.languages[0]),
    error: error
      ? messageOf(
          {
            path,
            rule: error.type as Rule,
            limit: Number((error.types as { limit?: string } | undefined)?.limit),
            message: error.message,
          },
          t,
        )
      : undefined,
    // the reason stands above the form once; the field is only locked
    readOnlyReason: form.readOnlyReason === undefined ? undefined : '',
    language,
  })
}
