import { type Caller, contentTypes, type LanguageCode } from '@kiosk-admin/api-client'
import { beforeAll, describe, expect, it } from 'vitest'
import { engineForAll, openPostgres } from '../../testing/engines'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testMall } from '../../testing/mall'
import { fillLists, type List, lists, sortRecords, walkPages } from './testing/lists'

// PGlite has the root collation alone.
const engine = engineForAll(openPostgres)
let app: TestApp
let chief: Caller

beforeAll(async () => {
  app = await createTestApp({ seed: testMall, db: engine.db })
  await fillLists(app)
  chief = (await app.signIn('chief')).client
})

const tags: Record<LanguageCode, string> = { en: 'en', se: 'sv', no: 'nb', is: 'is' }
const languages = Object.entries(tags) as [LanguageCode, string][]
const named = lists.map((list) => [list.name, list] as const)

const walks = (language: LanguageCode, tag: string) => {
  it.each(named)('%s walks in the order of the alphabet, as browsers have it', async (_, list: List) => {
    const whole = await list.readWhole(chief)
    const { compare } = new Intl.Collator(tag, { numeric: true })
    for (const sort of list.orders) {
      const pages = await walkPages(chief, list, { sort, language, limit: 5 })
      const expected = sortRecords(list, whole, sort, { languages: [language, 'se'], compare })
      expect([sort, pages.flatMap(({ data }) => data.map(({ id }) => id))]).toEqual([
        sort,
        expected.map(({ id }) => id),
      ])
    }
  })
}

describe.each(languages)('in %s', { tags: ['nightly'] }, walks)

it('sorts å and ä last in Swedish, and numbers by value', async () => {
  const { page } = contentTypes.offer.calls
  const { data } = await chief.call(page, { query: { mallId: ids.near, limit: 100, sort: 'name', language: 'se' } })
  const names = data.map(({ name }) => name.se).filter((name) => name && /^(b|z|å|ä)/i.test(name))
  expect([...new Set(names)]).toEqual(['Butik 9', 'butik 10', 'zon', 'Ål', 'Ärta'])
})
