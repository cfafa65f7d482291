import { get, ofMall, post, put } from '../base/call'
import { field, integer, optional, text } from '../base/fields'
import { common } from '../base/stored-record'
import * as z from '../base/zod'

const fields = {
  /** Sender that recipients see. */
  fromId: optional(text(20)),
  /** The account at the gateway. */
  smsId: optional(text(64)),
}

const password = field(z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(128)))), {
  writeOnly: true,
  maxLength: 128,
})

/** The fields that staff edit. Without `password` the stored one stays; `null` removes it. */
export const smsBody = z.object({ ...fields, password })

export const sms = z.object({
  ...common,
  ...fields,
  version: integer(0, 2_147_483_647),
  /** Whether a password is stored; the password is never returned. */
  hasPassword: z.boolean(),
  /** Whether this installation has an SMS gateway. */
  hasGateway: z.boolean(),
})
export type Sms = z.output<typeof sms>

export const smsSettings = get({
  name: 'sms.get',
  path: '/Sms',
  access: { area: 'Sms', verb: 'read' },
  query: ofMall,
  answer: sms,
})

export const replaceSms = put({
  name: 'sms.replace',
  path: '/Sms',
  access: { area: 'Sms', verb: 'write' },
  query: ofMall,
  body: smsBody,
  answer: sms,
  ifMatch: true,
})

/** `incomplete`: sender, account or password is missing; `unreadable`: the password was stored with another SECRET_KEY. */
export const smsResults = [
  'sent',
  'noGateway',
  'incomplete',
  'unreadable',
  'refused',
  'unreachable',
  'timeout',
] as const

export const testSms = post({
  name: 'sms.test',
  path: '/Sms/Test',
  access: { area: 'Sms', verb: 'write' },
  query: ofMall,
  body: z.object({
    to: text(20).check(z.regex(/^\+?\d[\d ()-]{3,}$/)),
    text: text(160),
  }),
  answer: z.object({
    result: z.enum(smsResults),
    /** HTTP status of the gateway's response; `null` without a response. */
    status: z.nullable(integer(100, 599)),
  }),
})
