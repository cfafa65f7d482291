import { describe, expect, it } from 'vitest'
import { areas } from '../contract/base/areas'
import { richText } from '../contract/base/rich-text'
import { check } from '../contract/base/rules'
import { resourcesReferredTo, walk } from '../contract/base/walk'
import * as z from '../contract/base/zod'
import { contentTypes, singleRecords } from '../index'

import { addDays } from './dates'
import { slugOf } from './id'
import { type DemoMall, demoData, mallWithoutLanguages } from './index'
import type { DemoRecords } from './types'

const today = '2026-11-21'
const data = demoData(today)
const [first, second] = data.malls as [DemoMall, DemoMall]
const kinds = Object.keys(contentTypes) as (keyof DemoRecords)[]
const everyRecord = (mall: DemoMall) =>
  kinds.flatMap((kind) => (mall.records[kind] ?? []).map((record) => ({ kind, record: record as { id: string } })))
/** The ids of records and of what is drawn on floors. */
const idsIn = (value: unknown) =>
  [...JSON.stringify(value).matchAll(/"id":"([0-9a-f-]{36})"/g)].flatMap(([, id]) => id ?? [])
const distinct = (values: unknown[]) => new Set(values).size

describe.each(data.malls.map((mall) => [mall.name, mall] as const))('%s', (_, mall) => {
  it('passes the validation of the contract', () => {
    const wrong = everyRecord(mall).flatMap(({ kind, record: { id, ...fields } }) => {
      const checked = check(contentTypes[kind].body, fields, { languages: mall.languages })
      return checked.ok ? [] : [{ kind, id, errors: checked.errors }]
    })
    expect(wrong).toEqual([])
    const page = check(singleRecords.infoPage.body, mall.singles?.infoPage, { languages: mall.languages })
    expect(page.ok).toBe(true)
  })

  it('has texts in the mall’s languages only', () => {
    const codes = JSON.stringify([mall.records, mall.singles]).match(/"(?:se|en|no|is)":/g) ?? []
    expect(new Set(codes)).toEqual(new Set(mall.languages.map((code) => `"${code}":`)))
  })

  it('references existing records only', () => {
    const known = new Set([...idsIn(everyRecord(mall)), ...mall.pictures.map(({ id }) => id)])
    const missing = everyRecord(mall).flatMap(({ kind, record }) => {
      const ids = JSON.stringify({ ...record, id: undefined }).match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? []
      return ids.filter((id) => !known.has(id)).map((id) => `${kind} ${record.id}: ${id}`)
    })
    expect(missing).toEqual([])
    expect(mall.iconId === null || known.has(mall.iconId)).toBe(true)
  })

  it('has items in categories of their type', () => {
    const typeOf = new Map(mall.records.category.map(({ id, type }) => [id, type]))
    for (const { type, categoryIds } of mall.records.item) {
      expect(categoryIds.map((id) => typeOf.get(id))).toEqual(categoryIds.map(() => type))
    }
    for (const { type, parentId } of mall.records.category) if (parentId) expect(typeOf.get(parentId)).toBe(type)
  })

  it('has rich text that the sanitiser does not change', () => {
    const html: string[] = []
    for (const { kind, record } of everyRecord(mall)) {
      walk(contentTypes[kind].body, record, ['rich'], ({ rich }, texts) => {
        if (rich) html.push(...Object.values((texts ?? {}) as Record<string, string>))
      })
    }
    expect(html.length).toBeGreaterThan(20)
    const tags = html.flatMap((one) => [...one.matchAll(/<\/?([^>]*)>/g)].map(([, name]) => name))
    expect(tags.filter((name) => !(richText.elements as readonly (string | undefined)[]).includes(name))).toEqual([])
    expect(html.filter((one) => /&(?!amp;)|<p><\/p>/.test(one))).toEqual([])
  })

  it('has unique station codes and file names', () => {
    expect(distinct(mall.stations.map(({ code }) => code))).toBe(mall.stations.length)
    expect(distinct(mall.pictures.map(({ name }) => name))).toBe(mall.pictures.length)
  })

  it('uses every picture', () => {
    const text = JSON.stringify([mall.records, mall.singles, mall.iconId])
    expect(mall.pictures.filter(({ id }) => !text.includes(id)).map(({ name }) => name)).toEqual([])
  })

  it('has small, valid and safe SVG pictures', () => {
    const start = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox="0 0 \d+ \d+">/
    const unwanted = /undefined|NaN|href|url\(|<(?:script|style|text|foreignObject|image)/
    for (const { name, svg, width, height } of mall.pictures) {
      expect(openTags(svg), name).toEqual([])
      expect(svg, name).toMatch(start)
      expect(svg, name).toContain(`width="${width}" height="${height}"`)
      expect(svg, name).not.toMatch(unwanted)
      // a plan has more than a hundred units
      expect(svg.length, name).toBeLessThan(name.startsWith('plan-') ? 6000 : 5000)
    }
  })
})

/** The tags that are left open, or closed without having been opened; empty for well-formed XML. */
function openTags(xml: string): string[] {
  const open: string[] = []
  for (const tag of xml.match(/<[^>]*>/g) ?? []) {
    const [, closing, name = '', attributes = '', alone] = /^<(\/?)(\w+)((?: [\w-]+="[^"<]*")*)(\/?)>$/.exec(tag) ?? []
    if (closing) {
      if (attributes || open.pop() !== name) return [tag]
    } else if (!name) return [tag]
    else if (!alone) open.push(name)
  }
  return open
}

describe('demoData', () => {
  it('has enough records in the first mall', () => {
    const { event, offer, item, category, service } = first.records
    const ofType = (records: { type: number }[], type: number) =>
      records.filter((record) => record.type === type).length
    expect(event.filter(({ status }) => status === 'Active')).toHaveLength(9)
    expect(event.filter(({ status }) => status === 'InActive')).toHaveLength(3)
    expect(offer).toHaveLength(42)
    expect(service.filter(({ status }) => status === 'Active')).toHaveLength(14)
    expect(service.filter(({ status }) => status === 'InActive')).toHaveLength(2)
    expect(distinct(offer.map(({ shopId }) => shopId))).toBe(27)
    expect([1, 2, 3].map((type) => ofType(category, type))).toEqual([14, 6, 5])
    expect([1, 2, 3].map((type) => ofType(item, type))).toEqual([128, 34, 21])
    expect(first.stations.map(({ code }) => code)).toEqual(['K1', 'K2', 'K3', 'K4', 'K5', 'K6', 'K7', 'K8'])
    expect([first.languages, second.languages]).toEqual([
      ['se', 'en', 'no', 'is'],
      ['no', 'en'],
    ])
  })

  it('lacks some translations, never the first language', () => {
    const complete = first.records.item.filter(({ name }) => Object.keys(name ?? {}).length === 4)
    expect(complete.length).toBeGreaterThan(100)
    expect(complete.length).toBeLessThan(first.records.item.length)
  })

  it.each(['2026-01-01', '2026-07-15', '2026-12-24', '2028-02-29'])('is not stale on %s', (day) => {
    const [mall] = demoData(day).malls as [DemoMall, DemoMall]
    const { event, offer } = mall.records
    const active = [...event, ...offer].filter(({ status }) => status === 'Active')
    expect(active.filter(({ endDate }) => endDate < day)).toEqual([])
    const running = (records: typeof active) => records.filter(({ startDate }) => startDate <= day).length
    expect(running(event)).toBeGreaterThanOrEqual(4)
    expect(running(offer)).toBeGreaterThan(20)
  })

  it('is deterministic by day, with constant ids', () => {
    expect(demoData(today)).toEqual(data)
    const idsOn = (day: string) => JSON.stringify(demoData(day)).match(/"id":"[^"]+"/g)
    expect(idsOn(addDays(today, 100))).toEqual(idsOn(today))
  })

  it('has unique ids of UUID version 7', () => {
    const ids = [
      ...[...data.malls, mallWithoutLanguages].flatMap((mall) => [
        mall.id,
        ...idsIn(everyRecord(mall)),
        ...mall.pictures.map(({ id }) => id),
        ...mall.stations.map(({ id }) => id),
      ]),
      ...data.groups.map(({ id }) => id),
      ...data.users.map(({ id }) => id),
    ]
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(ids.filter((id) => !z.uuidv7().safeParse(id).success)).toEqual([])
  })

  it('has its stations on floors of their own mall', () => {
    for (const { stations, records } of data.malls) {
      const floorIds = records.floor.map(({ id }) => id)
      const placed = stations.flatMap(({ floorId }) => (floorId ? [floorId] : []))
      expect(placed.filter((id) => !floorIds.includes(id))).toEqual([])
    }
    expect(first.stations.every(({ floorId }) => floorId)).toBe(true)
  })

  it('has a user for each kind of right', () => {
    const [admin, editor, reader, none] = data.users.map(({ username, groupId, mallIds }) => ({
      username,
      mallIds,
      areas: data.groups.find(({ id }) => id === groupId)?.areas ?? [],
    }))
    expect(admin).toMatchObject({ username: 'admin', mallIds: [first.id, second.id] })
    expect(admin?.areas.filter(({ write }) => write)).toHaveLength(areas.length)
    expect(editor).toMatchObject({ username: 'editor', mallIds: [first.id] })
    expect(editor?.areas.map(({ area, write }) => (write ? `${area} +` : area)).sort()).toEqual([
      'Event +',
      'MediaLibrary +',
      'Offer +',
      'Shop',
      'Shops +',
      'Slideshow +',
    ])
    expect(reader?.areas.map(({ read, write }) => read && !write)).toEqual(areas.map(() => true))
    expect(none).toMatchObject({ username: 'none', areas: [] })
  })

  it('has only kinds of the contract', () => {
    // a kind that a team adds needs no rows
    expect(kinds).toEqual(expect.arrayContaining(Object.keys(first.records)))
    expect(kinds.flatMap((kind) => resourcesReferredTo(contentTypes[kind].body))).toContain('MediaLibrary')
  })
})

describe('slugOf', () => {
  it.each([
    ['Þór Útivist', 'thor-utivist'],
    ['Ærlig Kjøkken', 'aerlig-kjokken'],
    ['Ask & Alm', 'ask-alm'],
    ['Björk Barn', 'bjork-barn'],
  ])('%s becomes %s', (name, slug) => expect(slugOf(name)).toBe(slug))
})
