import type { describeFields, LanguageCode } from '@kiosk-admin/api-client'
import { createContext, use } from 'react'
import type { KioskState } from '../kiosk-state'

/** The record whose form is open, as its fields see it. */
export type FormRecord = {
  id: string
  type: { resource: string } & Parameters<typeof describeFields>[0]
  /** The mall's, the required one first. */
  languages: readonly LanguageCode[]
  /** Where it would stand on the kiosks once it is saved as it is written; undefined where that is not known. */
  state?: KioskState | undefined
  labelOf: (field: string) => string
}

const FormRecordContext = createContext<FormRecord | undefined>(undefined)

export { FormRecordContext }

export function useFormRecord(): FormRecord {
  const record = use(FormRecordContext)
  if (!record) throw new Error('This belongs inside the form of a record')
  return record
}
