import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'

it('a list of any length is one parameter', async () => {
  const { db } = await createTestApp({ seed: testMall })
  const many = [ids.shop, ...Array.from({ length: 70_000 }, (_, index) => testId(90, index))]
  const query = db.selectFrom('content').select('id').where('id', 'in', many)
  expect(query.compile().parameters).toHaveLength(1)
  expect(await query.execute()).toEqual([{ id: ids.shop }])
  const others = db.selectFrom('content').select('id').where('id', 'not in', many)
  expect((await others.execute()).map(({ id }) => id)).not.toContain(ids.shop)
  expect(await db.selectFrom('content').select('id').where('id', 'in', []).execute()).toEqual([])
  const byNumber = db.selectFrom('statistic_day').select('type').where('type', 'in', [1, 2])
  expect(await byNumber.execute()).toEqual([])
})

/** Lists in text that a request cannot lengthen: types of clicks, of records, of changes. */
const bounded = ['db/statistics/read.ts', 'db/search.ts', 'db/lists/content-list.ts', 'db/publication/draft-changes.ts']

it('no statement has a parameter for each entry of an unbounded list', () => {
  const sources = fileURLToPath(new URL('../..', import.meta.url))
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'))
  const listing = files.filter((path) => /\bin \(\$\{sql\.join\(/.test(readFileSync(join(sources, path), 'utf8')))
  expect(listing.filter((path) => !path.includes('.test.')).toSorted()).toEqual(bounded.toSorted())
})
