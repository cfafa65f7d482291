import { ContentForm, type FormFieldControl } from '@kiosk-admin/ui'
import type { ReactNode } from 'react'
import { useFormRecord } from './form-record'

type Controls<V> = { [K in keyof V]: FormFieldControl<V[K]> }

export type TogetherProps<V> = {
  /** Keep them the same. */
  names: readonly (keyof V & string)[]
  /** A value in words, where a conflict shows both. */
  format?: { [K in keyof V]?: (value: V[K]) => string }
  children: (fields: Controls<V>) => ReactNode
}

/** Several fields of a record that one control writes, or that follow each other: `<Together<Pick<Place, …>> names={…}>`. */
export function Together<V extends object>({ names, format, children }: TogetherProps<V>) {
  const { labelOf } = useFormRecord()
  const nest = (rest: readonly (keyof V & string)[], fields: Partial<Controls<V>>): ReactNode => {
    const [name, ...others] = rest
    // all names have been through here
    if (name === undefined) return children(fields as Controls<V>)
    const inWords = format?.[name]
    return (
      <ContentForm.Field<V[typeof name]> name={name} label={labelOf(name)} {...(inWords ? { format: inWords } : {})}>
        {(field) => nest(others, { ...fields, [name]: field })}
      </ContentForm.Field>
    )
  }
  return nest(names, {})
}
