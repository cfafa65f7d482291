import type { describeFields, LanguageCode } from '@kiosk-admin/api-client'
import { createContext, use } from 'react'
import type { ContentState } from '../content-state'

/** Context that the form provides to its fields. */
export type FormRecord = {
  id: string
  type: { resource: string } & Parameters<typeof describeFields>[0]
  /** Languages of the mall, the required one first. */
  languages: readonly LanguageCode[]
  /** State if the form were saved now; `undefined` while unknown. */
  state?: ContentState | undefined
  labelOf: (field: string) => string
}

const FormRecordContext = createContext<FormRecord | undefined>(undefined)

export { FormRecordContext }

export function useFormRecord(): FormRecord {
  const record = use(FormRecordContext)
  if (!record) throw new Error('This belongs inside the form of a record')
  return record
}
