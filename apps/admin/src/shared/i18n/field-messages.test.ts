import { calls, describeFields, languageCodes, peopleTypes } from '@kiosk-admin/api-client'
import { storedKinds } from '@kiosk-admin/api-client/internal'
import type * as z from '@kiosk-admin/api-client/zod'
import { expect, test } from 'vitest'
import { stubBrowser } from '../../testing/browser'
import type { Feature } from '../feature/feature'

stubBrowser()
const { features } = await import('../../features')
const { labelOfValue } = await import('../feature/known-features')
const { setKnownFeatures } = await import('../feature/registry')
const { messagesLoaded } = await import('./i18n')
const { fieldMessages } = await import('./field-messages')
const { valueMessages } = await import('./value-messages')
await messagesLoaded()
setKnownFeatures(features)
const { fields } = fieldMessages.messages
const { values } = valueMessages.messages
const bodies = [
  ...storedKinds,
  ...Object.values(peopleTypes),
  { body: calls.replaceMall.body },
  { body: calls.replaceSms.body },
  { body: calls.replaceStation.body },
]

test('every field of every record has a label', () => {
  const names = new Set(bodies.flatMap((one) => describeFields(one).map(({ name }) => name)))
  const own = features.flatMap(({ records = [] }: Feature) =>
    records.flatMap((one) => Object.entries(one.fields ?? {}).flatMap(([name, words]) => (words?.label ? name : []))),
  )
  expect([...names].filter((name) => !(name in fields || own.includes(name)))).toEqual([])
})

type Definition = z.core.$ZodTypeDef & {
  shape?: Record<string, z.core.$ZodType>
  innerType?: z.core.$ZodType
  element?: z.core.$ZodType
  options?: z.core.$ZodType[]
  entries?: Record<string, string>
}

/** Every fixed value of a schema, with the name of its field. */
function fixedValues(schema: z.core.$ZodType, name = ''): [string, string][] {
  const { entries = {}, shape = {}, innerType, element, options = [] } = schema._zod.def as Definition
  return [
    ...Object.values(entries).map((one): [string, string] => [name, one]),
    ...Object.entries(shape).flatMap(([key, one]) => fixedValues(one, key)),
    ...[innerType, element, ...options].flatMap((one) => (one ? fixedValues(one, name) : [])),
  ]
}

const isLabelled = (resource: string, field: string, value: string) =>
  languageCodes.every((code) => labelOfValue(code, resource, field, value))

test('every value of a choice has a label in each language', () => {
  const choices = storedKinds.flatMap((type) =>
    describeFields(type).flatMap(({ name, values = [] }) =>
      values.map((value) => [type.resource, name, value] as const),
    ),
  )
  expect(choices).toContainEqual(['Slideshow', 'kind', 'screensaver'])
  // the kit names Active and InActive
  expect(choices.filter(([, name]) => name !== 'status').filter((choice) => !isLabelled(...choice))).toEqual([])
})

test('every fixed value inside a field has a word', () => {
  // named by the kit, by the calendar, and by the drawing that they are parts of
  const elsewhere = ['status', 'weekdays', 'languages', 'for', 'kind', 'areas', 'area', 'use', 'shape', 'oneWay']
  const known: Readonly<Record<string, object>> = values
  const missing = bodies
    .flatMap((type) =>
      fixedValues(type.body).map((value) => ['resource' in type ? type.resource : '', ...value] as const),
    )
    .filter(([resource, name, one]) => !isLabelled(resource, name, one) && !(one in (known[name] ?? {})))
    .filter(([, name]) => !elsewhere.includes(name))
  expect(missing).toEqual([])
})
