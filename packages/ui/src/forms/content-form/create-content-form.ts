import type { ReactNode } from 'react'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import * as parts from './content-form.parts'
import type { FormFieldProps } from './content-form-field'
import type { FormFieldsProps, TextByLanguage } from './content-form-fields'
import type { FormValueProps } from './content-form-value'

/** Paths of texts by language. */
type LocalisedPath<T extends FieldValues> = {
  [Path in FieldPath<T>]: NonNullable<FieldPathValue<T, Path>> extends TextByLanguage ? Path : never
}[FieldPath<T>]

type FieldOf<T extends FieldValues> = {
  <Path extends LocalisedPath<T>>(props: FormFieldProps<string> & { name: Path; localised: true }): ReactNode
  <Path extends FieldPath<T>>(
    props: FormFieldProps<FieldPathValue<T, Path>> & { name: Path; localised?: false },
  ): ReactNode
}

/** The parts of `ContentForm` for records of one type. */
export type ContentFormOf<T extends FieldValues> = Omit<typeof parts, 'Field' | 'Fields' | 'Value'> & {
  Field: FieldOf<T>
  Fields: (props: FormFieldsProps<T>) => ReactNode
  Value: <Path extends FieldPath<T>>(props: FormValueProps<FieldPathValue<T, Path>> & { name: Path }) => ReactNode
}

/**
 * The parts of `ContentForm` for records of type `T`: a `name` is a path of the record, and controls get the type of its
 * value. Call it once, outside of components.
 */
export const createContentForm = <T extends FieldValues>(): ContentFormOf<T> => parts
