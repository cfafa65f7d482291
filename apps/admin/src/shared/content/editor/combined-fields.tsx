import { ContentForm, type FormFieldControl } from '@kiosk-admin/ui'
import type { ReactNode } from 'react'
import { useFormRecord } from './form-record'

type Controls<V> = { [K in keyof V]: FormFieldControl<V[K]> }

export type CombinedFieldsProps<V> = {
  /** Fields to bind; keep the array constant. */
  names: readonly (keyof V & string)[]
  /** Formats values in conflicts. */
  format?: { [K in keyof V]?: (value: V[K]) => string }
  children: (fields: Controls<V>) => ReactNode
}

/** Binds several fields to one render function, for a control that writes more than one of them. */
export function CombinedFields<V extends object>({ names, format, children }: CombinedFieldsProps<V>) {
  const { labelOf } = useFormRecord()
  const nest = (rest: readonly (keyof V & string)[], fields: Partial<Controls<V>>): ReactNode => {
    const [name, ...others] = rest
    // all fields are bound
    if (name === undefined) return children(fields as Controls<V>)
    const formatValue = format?.[name]
    return (
      <ContentForm.Field<V[typeof name]>
        name={name}
        label={labelOf(name)}
        {...(formatValue ? { format: formatValue } : {})}
      >
        {(field) => nest(others, { ...fields, [name]: field })}
      </ContentForm.Field>
    )
  }
  return nest(names, {})
}
