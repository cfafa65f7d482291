import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useFormContext } from './form-context'

export type FormValueProps<V> = {
  /** Dotted path of the value. */
  name: string
  children: (value: V) => ReactNode
}

/** Renders the current value of a field, without a control. */
export function FormValue<V = string>({ name, children }: FormValueProps<V>) {
  const { control } = useFormContext()
  return children(useWatch({ control, name }))
}
