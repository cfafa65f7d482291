import type { ReactNode } from 'react'
import { FormField, type FormFieldControl, type FormFieldProps } from './content-form-field'
import { FormGroup, type FormGroupProps } from './content-form-group'

export type TextByLanguage = Readonly<Record<string, string | undefined>>

type Described<Name extends string, Value, Localised> = Pick<FormFieldProps<Value>, 'label' | 'required' | 'format'> & {
  name: Name
  localised?: Localised
  /** Renders the control: `(field) => <DatePicker {...field} />`. */
  control(field: FormFieldControl<Value>): ReactNode
}

// `FormDescription` ensures that each control fits its value.
type AnyField = Described<string, unknown, boolean>

/** A field as data; `control` gets the value of `name`. */
export type FormFieldDescription<T> = {
  [Name in keyof T & string]:
    | Described<Name, T[Name], false>
    | (NonNullable<T[Name]> extends TextByLanguage ? Described<Name, string, true> : never)
}[keyof T & string]

/** Fields in a collapsible group. */
export type FormGroupDescription<T> = Pick<FormGroupProps, 'heading' | 'hint' | 'defaultOpen'> & {
  fields: readonly FormFieldDescription<T>[]
}

/** A form as data: fields and groups in display order. */
export type FormDescription<T> = readonly (FormFieldDescription<T> | FormGroupDescription<T>)[]

export type FormFieldsProps<T> = {
  /** The description. Define it outside the component, or memoise it. */
  fields: FormDescription<T>
}

/** Renders fields from a description instead of one `Field` each. */
export function FormFields<T extends object>({ fields }: FormFieldsProps<T>) {
  return fields.map((one, index) => {
    if ('fields' in one) {
      const { fields: inside, ...group } = one
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: descriptions keep their order
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
