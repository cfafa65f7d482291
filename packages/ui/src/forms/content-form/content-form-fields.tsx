import type { ReactNode } from 'react'
import { FormField, type FormFieldControl, type FormFieldProps } from './content-form-field'
import { FormGroup, type FormGroupProps } from './content-form-group'

type TextByLanguage = Readonly<Record<string, string | undefined>>

type Described<Name extends string, Value, Localised> = Pick<FormFieldProps<Value>, 'label' | 'required' | 'format'> & {
  name: Name
  localised?: Localised
  /** Draws the field: `(field) => <DatePicker {...field} />`. */
  control(field: FormFieldControl<Value>): ReactNode
}

// Each control fits the value of its own field, which `FormDescription` ensures for the callers.
type AnyField = Described<string, unknown, boolean>

/** A field as data; its `control` is handed a value of the type that the record has under `name`. */
export type FormFieldDescription<T> = {
  [Name in keyof T & string]:
    | Described<Name, T[Name], false>
    | (NonNullable<T[Name]> extends TextByLanguage ? Described<Name, string, true> : never)
}[keyof T & string]

/** Fields that fold away together under a heading. */
export type FormGroupDescription<T> = Pick<FormGroupProps, 'heading' | 'hint' | 'defaultOpen'> & {
  fields: readonly FormFieldDescription<T>[]
}

/** A form as data: fields and groups, in the order in which they are shown. */
export type FormDescription<T> = readonly (FormFieldDescription<T> | FormGroupDescription<T>)[]

export type FormFieldsProps<T> = {
  /** What is drawn. Best kept outside the component, or memoised. */
  fields: FormDescription<T>
}

/** The fields of a record from a description, instead of one `Field` written out for each. */
export function FormFields<T extends object>({ fields }: FormFieldsProps<T>) {
  return fields.map((one, index) => {
    if ('fields' in one) {
      const { fields: inside, ...group } = one
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a description does not change its order
        <FormGroup key={index} {...group}>
          <FormFields<T> fields={inside} />
        </FormGroup>
      )
    }
    const { control, ...field } = one as AnyField
    return (
      <FormField key={field.name} {...field}>
        {control}
      </FormField>
    )
  })
}
