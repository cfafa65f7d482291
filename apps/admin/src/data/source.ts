import type { Call, ContentType } from '@kiosk-admin/api-client'
import { type Key, keyOf } from './keys'

/** The call that lists the records a screen works on: all of a kind, or those of one of its types. */
export type Source = {
  call: Call
  input: (mallId: string) => Key[1]
}

export const allOf = (type: ContentType): Source => only(type, {})

/** Those that have these values, which the kind's list takes as filters. */
export const only = (type: ContentType, values: object): Source => ({
  call: type.calls.list,
  input: (mallId) => ({ query: { mallId, ...values } }),
})

export const listKey = ({ call, input }: Source, mallId: string): Key => keyOf(call, input(mallId))
