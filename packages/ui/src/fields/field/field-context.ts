import { createContext, useContext } from 'react'

/** What a control takes from the field around it. */
export type FieldControl = {
  id: string
  /** The id of the label, for controls of several elements, which a label cannot name by itself. */
  'aria-labelledby': string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
  /** Shown, but not to be changed; the field says why. */
  locked: boolean
}

export const fieldContext = createContext<FieldControl | undefined>(undefined)

/** For controls of one's own inside `Field`. */
export const useFieldControl = (): Partial<FieldControl> => useContext(fieldContext) ?? {}
