import { expect, it } from 'vitest'
import { contentTypes } from '../../index'
import { login } from '../calls/session'
import { kioskStatistic } from '../calls/statistic'
import { allCalls } from '../index'
import { infoPage } from '../info-page'
import { bodyLimit, longestJson } from './body-limit'
import { localisedRichText, optional, text, withinJson } from './fields'
import * as z from './zod'

const KB = 1024
const MB = 1024 * KB

const escaped = (letters: number) => `"${'\\u00e5'.repeat(letters)}"`
const taking = allCalls.filter(({ method, files }) => (method === 'POST' || method === 'PUT') && !files)

it.each([
  ['a text', text(40), escaped(40)],
  ['a text that may be missing', optional(text(40)), escaped(40)],
  ['a short text that may be missing', z.nullable(z.literal(1)), 'null'],
  ['one of several', z.enum(['on', 'inactive']), '"inactive"'],
  [
    'rich text',
    localisedRichText(),
    `{${['en', 'se', 'no', 'is'].map((code) => `"${code}":${escaped(20_000)}`).join(',')}}`,
  ],
  [
    'a list within a length that has no texts',
    withinJson(z.array(z.boolean()).check(z.maxLength(99)), 11),
    '[true,true]',
  ],
  ['a list', z.array(text(3)).check(z.maxLength(2)), `[${escaped(3)},${escaped(3)}]`],
])('computes the longest JSON of %s', (_, schema, longest) => {
  expect(schema.safeParse(JSON.parse(longest)).success).toBe(true)
  expect(longestJson(schema)).toBeGreaterThanOrEqual(longest.length)
  expect(longestJson(schema)).toBeLessThanOrEqual(longest.length + 8)
})

it('every call has a limit: 64 kB, its longest record, or 8 MB for bulk calls', () => {
  for (const call of taking) {
    expect(bodyLimit(call), call.name).toBeGreaterThanOrEqual(64 * KB)
    const many = /\.(fields|import|undoRemoval)$/.test(call.name)
    expect(bodyLimit(call), call.name).toBeLessThanOrEqual(many ? 8 * MB : 3 * MB)
  }
})

it('small calls have small limits', () => {
  expect(bodyLimit(login)).toBe(64 * KB)
  expect(bodyLimit(contentTypes.service.calls.status)).toBe(64 * KB)
  expect(bodyLimit(kioskStatistic)).toBeLessThan(512 * KB)
  expect(bodyLimit(contentTypes.offer.calls.create)).toBeGreaterThan(4 * 20_000 * 6)
  expect(bodyLimit(infoPage.calls.replace)).toBeLessThan(MB)
})

it('an unbounded schema has no limit', () => {
  expect(longestJson(z.object({ anything: z.unknown() }))).toBe(Infinity)
  expect(longestJson(z.array(z.boolean()))).toBe(Infinity)
  expect(longestJson(z.string())).toBe(Infinity)
})
