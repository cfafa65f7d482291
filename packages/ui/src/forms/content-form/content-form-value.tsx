import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useFormContext } from './form-context'

export type FormValueProps<V> = {
  /** Dotted path in the form's values. */
  name: string
  children: (value: V) => ReactNode
}

/** Shows something by the value of a field as it stands in the form; no control is tied to it. */
export function FormValue<V = string>({ name, children }: FormValueProps<V>) {
  const { rhf } = useFormContext()
  return children(useWatch({ control: rhf.control, name }))
}
