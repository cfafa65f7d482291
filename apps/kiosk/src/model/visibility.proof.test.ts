import {
  type Caller,
  calls,
  contentTypes,
  type MallClock,
  type MallSnapshot,
  mallClock,
  type RecordOf,
  type Visibility,
  type VisibilityRules,
  visibilityOf,
} from '@kiosk-admin/api-client'
import { createTestApp } from '@kiosk-admin/server/testing'
import { addDays } from '@kiosk-admin/ui/headless'
import { expect, test } from 'vitest'
import { demoWithoutPictures } from '../testing/test-kiosk'
import { shownRecords } from './content'
import { publicationFor } from './publication-for'
import { searchRecordsOf } from './search'
import { dueNow, slideshowsOf } from './slideshows'

const { offer, event, slideshow, item } = contentTypes

/** The demo with an offer of a shop that is not published, events of each month, and slideshows of some stations and days. */
async function publishedMall() {
  const server = await createTestApp({ seed: demoWithoutPictures })
  const { client, mallId } = await server.signIn('admin')
  const query = { mallId }
  const [here, elsewhere] = (await client.call(calls.stations, { params: { mallId } })).map(({ id }) => id)
  if (!here || !elsewhere) throw new Error('The demo has too few stations')

  const text = (se: string) => ({ se })
  const [shop] = await client.call(item.calls.list, { query })
  if (!shop) throw new Error('The demo has no shop')
  const closing = { ...shop, id: undefined, name: text('Stängd butik'), status: 'InActive' as const, areaId: null }
  const { id: shopId } = await client.call(item.calls.create, { query, body: { ...closing, description: {} } })
  const period = { startDate: '2026-11-10', endDate: '2027-08-31', status: 'Active' as const }
  const ofNobody = { ...period, name: text('Utan butik'), description: {}, imageId: null, shopId }
  await client.call(offer.calls.create, { query, body: ofNobody })
  for (let month = 1; month <= 12; month++) {
    const day = `2027-${String(month).padStart(2, '0')}-15`
    const body = { name: text(`Kväll ${month}`), description: {}, imageId: null, time: { hour: 18, minute: 30 } }
    await client.call(event.calls.create, { query, body: { ...body, startDate: day, endDate: day, status: 'Active' } })
  }
  const layer = {
    id: crypto.randomUUID(),
    kind: 'text' as const,
    text: text('<p>Hej</p>'),
    frame: { x: 0, y: 0, width: 1, height: 1 },
    for: 'both' as const,
  }
  const slide = { id: crypto.randomUUID(), name: 'Hej', index: 0, layers: [layer] }
  const always: RecordOf<'slideshow'>['timing'] = { from: null, to: null, startDate: null, endDate: null, weekdays: [] }
  const timings = [
    always,
    { ...always, startDate: '2026-12-24', endDate: '2027-01-06' },
    { ...always, startDate: '2027-06-01' },
    { ...always, from: '18:00:00.000', to: '02:30:00.000' },
    { ...always, from: '02:15:00.000', to: '15:45:00.000', weekdays: ['sun' as const, 'wed' as const] },
    {
      ...{ ...always, from: '08:00:00.000', to: '20:00:00.000', continuous: true },
      weekdays: ['mon' as const, 'tue' as const, 'wed' as const, 'thu' as const, 'fri' as const],
    },
    {
      ...always,
      from: '18:00:00.000',
      to: '06:00:00.000',
      startDate: '2026-12-23',
      endDate: '2027-01-07',
      continuous: true,
    },
  ]
  for (const [index, timing] of timings.entries()) {
    for (const stationIds of [null, [elsewhere]]) {
      const id = crypto.randomUUID()
      const body = {
        kind: 'info' as const,
        name: `${index}`,
        index,
        stationIds,
        status: 'Active' as const,
        show: index < 3 ? ('everyDay' as const) : ('timeRange' as const),
        timing,
        slides: [slide],
      }
      await client.call(slideshow.calls.save, { params: { id }, query, body })
    }
  }
  await client.call(calls.publish, { query, body: {} })
  const { key } = await client.call(calls.stationKey, { params: { id: here } })
  const publication = await server.client(key).call(calls.kioskPublication, { params: query })
  const ofOther = (publication.records.slideshow ?? []).filter(({ stationIds }) => stationIds !== null)
  return { server, query, here, elsewhere: new Set(idsOf(ofOther)), publication }
}

type Listed = { id: string; visibility: Visibility }
const shownIn = (list: readonly Listed[]) => idsOf(list.filter(({ visibility }) => visibility.state === 'shown'))
const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id).sort()

/** What the API says that visitors see. */
async function shownByApi(client: Caller, query: { mallId: string }) {
  const [offers, events, slideshows] = await Promise.all([
    client.call(offer.calls.list, { query }),
    client.call(event.calls.list, { query }),
    client.call(slideshow.calls.list, { query }),
  ])
  const lists = [
    { rules: offer, list: offers },
    { rules: event, list: events },
    { rules: slideshow, list: slideshows },
  ]
  const shown = { offers: shownIn(offers), events: shownIn(events), slideshows: shownIn(slideshows) }
  return { ...shown, lists, listed: slideshows }
}

type StoredList = readonly { contentStatus: string; visibility: Visibility }[]

/** What a form and a preview say of a published record that was not changed, from its own fields. */
function expectForms(rules: VisibilityRules, list: StoredList, clock: MallClock) {
  for (const record of list.filter(({ contentStatus }) => contentStatus === 'published')) {
    const isPublished = () => record.visibility.state !== 'owner'
    expect(visibilityOf(rules, record, { clock, isPublished })).toEqual(record.visibility)
  }
}

/** What the kiosk shows them. */
function shownByKiosk(publication: MallSnapshot, now: Date) {
  const { offers, events } = shownRecords(publication, now)
  const found = searchRecordsOf(publication, now).filter(({ kind }) => kind === 'event')
  return { offers: idsOf(offers), events: idsOf(events), found: idsOf(found), slideshows: dueAt(publication, now) }
}

const dueAt = (publication: MallSnapshot, now: Date) =>
  idsOf(dueNow(slideshowsOf(publication, 'info'), now, publication.mall.timeZone, 'portrait'))

/** The kiosk changes at the instant that the API names, and not a moment before. */
function expectChanges(publication: MallSnapshot, listed: readonly Listed[]) {
  for (const { id, visibility } of listed) {
    const change = visibility.from ?? visibility.until
    if (change === undefined) continue
    const isShown = visibility.state === 'shown'
    expect(dueAt(publication, new Date(Date.parse(change) - 1)).includes(id)).toBe(isShown)
    expect(dueAt(publication, new Date(change)).includes(id)).toBe(!isShown)
  }
}

/** Asks both on some days, at different minutes. */
async function expectAgreement(days: readonly number[]) {
  const { server, query, here, elsewhere, publication } = await publishedMall()
  const seen = new Set<string>()
  for (const day of days) {
    // a number without a common factor with 1440 reaches each minute
    const now = new Date(
      Date.parse(`${addDays('2026-11-01', day)}T00:00Z`) + ((day * 611) % 1440) * 60_000,
    ).toISOString()
    server.clock.set(now)
    const { client } = await server.signIn('admin')
    const { lists, listed, ...api } = await shownByApi(client, query)
    expectChanges(publication, listed)
    const clock = mallClock(new Date(now), publication.mall.timeZone)
    for (const { rules, list } of lists) expectForms(rules, list, clock)
    const kiosk = shownByKiosk(publication, new Date(now))
    expect({ now, ...kiosk }).toEqual({ now, ...api, found: api.events })
    seen.add(`${kiosk.offers.length} ${kiosk.events.length} ${kiosk.slideshows.length}`)
    const ofStation = shownByKiosk(publicationFor(publication, here), new Date(now)).slideshows
    expect({ now, ofStation }).toEqual({ now, ofStation: kiosk.slideshows.filter((id) => !elsewhere.has(id)) })
  }
  expect(seen.size).toBeGreaterThan(10)
}

const each = (step: number) => Array.from({ length: Math.ceil(400 / step) }, (_, index) => index * step)

test('the API, forms and the kiosk agree about what visitors see on a day of each fortnight', () =>
  expectAgreement(each(13)))

test('the API, forms and the kiosk agree about it on 400 days', { tags: ['nightly'] }, () => expectAgreement(each(1)))
