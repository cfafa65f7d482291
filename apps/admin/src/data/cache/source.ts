import type { Call, ContentType } from '@kiosk-admin/api-client'
import { type Key, keyOf } from './keys'

/** The call that lists a screen's records: all of a kind, or those of one type. */
export type Source = {
  call: Call
  input: (mallId: string) => Key[1]
}

export const allRecords = (type: ContentType): Source => only(type, {})

/** Lists the records with these values by the filters of the kind's list call. */
export const only = (type: ContentType, values: object): Source => ({
  call: type.calls.list,
  input: (mallId) => ({ query: { mallId, ...values } }),
})

/** The first record of a list, or that with an id, and the number of records. */
export const pageOfOne = (source: Source, mallId: string, record?: string): Key[1] => ({
  query: { ...source.input(mallId).query, ...(record === undefined ? {} : { record }), limit: 1 },
})

export const listKey = ({ call, input }: Source, mallId: string): Key => keyOf(call, input(mallId))
