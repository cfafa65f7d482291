import { type Caller, contentTypes, singleRecords } from '@kiosk-admin/api-client'
import { beforeAll, expect, it } from 'vitest'
import { createTestApp } from '../../testing/index'
import { ids, testMall } from '../../testing/mall'

/** Items by the opening hours of the day. */

type Exception = { from: string; to: string; name: { se: string }; slots: { from: string; to: string }[] }

const query = { mallId: ids.near }
const { calls } = contentTypes.item
const slots = (from: string) => [{ from, to: '23:00' }]
const week = (from: string) =>
  Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, slots(from)])) as {
    [day in 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun']: { from: string; to: string }[]
  }

let chief: Caller
let special: (start: string | undefined, from?: string, to?: string) => Exception

async function namesBy(...sort: ('openingHours' | '-openingHours' | 'name')[]) {
  const { data } = await chief.call(calls.page, { query: { ...query, q: 'hours', sort, limit: 100 } })
  return data.map(({ areaId }) => areaId)
}

beforeAll(async () => {
  const app = await createTestApp({ seed: testMall })
  chief = (await app.signIn('chief')).client
  const today = app.clock.now().toISOString().slice(0, 10)
  special = (start, from = today, to = today) => ({
    ...{ from, to, name: { se: 'Särskild' } },
    slots: start === undefined ? [] : slots(start),
  })
  const hours: Record<string, { start: string; exceptions?: Exception[]; mallExceptions?: boolean } | null> = {
    'as the mall': null,
    'own week': { start: '09:00' },
    'follows special days': { start: '07:00', mallExceptions: true },
    'own special day': {
      start: '12:00',
      exceptions: [
        special('08:00'),
        special('20:00', '2020-01-01', '2030-12-31'),
        special('05:00', '2020-01-01', '2020-01-01'),
      ],
    },
    'later of equal ones': { start: '12:00', exceptions: [special('21:00'), special('10:00')] },
    'own special day first': { start: '12:00', exceptions: [special('14:00')], mallExceptions: true },
    closed: { start: '06:00', exceptions: [special(undefined)] },
  }
  for (const [name, own] of Object.entries(hours)) {
    const openingHours = own && { week: week(own.start), ...own, start: undefined }
    const body = {
      type: 1 as const,
      categoryIds: [ids.shops],
      name: { se: `hours ${name}` },
      areaId: name,
      openingHours,
    }
    await chief.call(calls.create, { query, body })
  }
})

it('sorts by hours of the day; those without hours are last', async () => {
  const own = ['follows special days', 'own special day', 'own week', 'later of equal ones', 'own special day first']
  expect(await namesBy('openingHours', 'name')).toEqual([...own, 'as the mall', 'closed'])
  expect(await namesBy('-openingHours', 'name')).toEqual([...own.toReversed(), 'as the mall', 'closed'])
})

it('sorts by the hours and special days of the mall where they apply', async () => {
  const { get, replace } = singleRecords.infoPage.calls
  const { version } = await chief.call(get, { query })
  const body = { title: { se: 'Galleria' }, footerTitle: { se: 'Galleria' } }
  const openingHours = { week: week('11:00'), exceptions: [] as Exception[] }
  const stored = await chief.call(replace, { query, version, body: { ...body, openingHours } })
  expect(await namesBy('openingHours')).toEqual([
    ...['follows special days', 'own special day', 'own week', 'later of equal ones'],
    ...['as the mall', 'own special day first', 'closed'],
  ])
  openingHours.exceptions = [special('13:00')]
  await chief.call(replace, { query, version: stored.version, body: { ...body, openingHours } })
  expect(await namesBy('openingHours', 'name')).toEqual([
    ...['own special day', 'own week', 'later of equal ones'],
    ...['as the mall', 'follows special days', 'own special day first', 'closed'],
  ])
})
