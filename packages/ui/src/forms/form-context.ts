import { createContext, useContext } from 'react'
import type { ContentFormModel } from './use-content-form'

export const formContext = createContext<ContentFormModel | undefined>(undefined)

/** The form around a part. */
export function useFormContext(): ContentFormModel {
  const form = useContext(formContext)
  if (!form) throw new Error('This part belongs inside a ContentForm')
  return form
}

/** The id of the control of a field, by its path. */
export const controlIdOf = (formId: string, path: string) => `${formId}-${path.replaceAll('.', '-')}`
