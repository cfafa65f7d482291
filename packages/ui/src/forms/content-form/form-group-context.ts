import { createContext } from 'react'

/** The groups around a field, the outermost first, and how to expand them. */
export type FormGroupContext = { ids: readonly string[]; reveal: () => void }

export const formGroupContext = createContext<FormGroupContext>({ ids: [], reveal: () => {} })
