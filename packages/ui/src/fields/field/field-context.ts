import { createContext, useContext } from 'react'

/** Props that a control gets from its field. */
export type FieldControl = {
  id: string
  /** The id of the label, for controls of several elements, which `htmlFor` cannot label. */
  'aria-labelledby': string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
  /** Read-only; the field shows the reason. */
  locked: boolean
}

export const fieldContext = createContext<FieldControl | undefined>(undefined)

/** For custom controls in `Field`. */
export const useFieldControl = (): Partial<FieldControl> => useContext(fieldContext) ?? {}
