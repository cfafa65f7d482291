// How long pages of a list take in a mall of 50,000 items, by each sort and with a search, and the server's memory:
// `npm run bench:lists`, or `npm run bench:lists -- 5000` for as many items.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { contentTypes } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import { createSite } from '../src/platform/http/site.ts'
import { listen } from '../src/platform/http/web-server.ts'
import { createTestApp, seededRandom } from '../src/testing/index.ts'
import { ids, testMall } from '../src/testing/mall.ts'
import { printTimes, seconds, withDatabase } from './figures.mjs'

const count = Number(process.argv[2] ?? 50_000)
const pageSize = 50
const turns = 5
const by = JSON.stringify({ id: ids.near, name: 'bench' })
const vowels = ['a', 'e', 'i', 'o', 'u', 'y', 'å', 'ä', 'ö']
const consonants = ['b', 'd', 'f', 'g', 'h', 'k', 'l', 'm', 'n', 'r', 's', 't', 'v']

/** Words that do not repeat each other much, so that texts compress as real ones do. */
function prose(length) {
  const { bytes } = seededRandom()
  let text = ''
  while (text.length < length) {
    const letters = bytes(8)
    for (let at = 0; at < 2 + (letters[0] % 6); at += 2) {
      text += consonants[letters[at] % consonants.length] + vowels[letters[at + 1] % vowels.length]
    }
    text += ' '
  }
  return text
}

/** Items with texts of half a kilobyte each in two languages. */
async function fill(db) {
  const text = prose(60_000)
  const texts = Array.from({ length: 997 }, (_, part) => text.slice(part * 50, part * 50 + 500))
  await sql`create table prose as
    select cast(place as integer) as place, value as text
    from jsonb_array_elements_text(${JSON.stringify(texts)}::text::jsonb) with ordinality as texts (value, place)`.execute(
    db,
  )
  await sql`
    insert into content (mall_id, id, type, data, created_at, created_by, updated_at, updated_by)
    select ${ids.near}, md5('item ' || one)::uuid, 'item', jsonb_build_object(
      'type', 1, 'status', case when one % 5 = 0 then 'InActive' else 'Active' end,
      'categoryIds', jsonb_build_array(${ids.shops}::text), 'popup', 'details', 'phone', '08-' || one % 9973,
      'areaId', 'A' || one % 211, 'address', left(swedish.text, 24), 'siteUrl', null, 'logoId', null, 'imageId', null,
      'openingHours', null, 'location', null, 'searchKeys', '{}'::jsonb,
      'name', jsonb_build_object('se', right(swedish.text, 20) || one, 'en', 'Shop ' || one),
      'description', jsonb_build_object('se', swedish.text, 'en', english.text)
    ), now() - one * interval '1 minute', ${by}::jsonb, now() - (one * 7919 % ${count}::integer) * interval '1 minute', ${by}::jsonb
    from generate_series(1, ${count}::integer) one
    join prose swedish on swedish.place = 1 + one * 31 % 997
    join prose english on english.place = 1 + one * 37 % 997
  `.execute(db)
  await sql`
    insert into reference (mall_id, from_id, path, to_id)
    select mall_id, id, 'categoryIds.0', ${ids.shops} from content where type = 'item'
    on conflict do nothing
  `.execute(db)
  await sql`drop table prose`.execute(db)
  await sql`vacuum analyze content, reference`.execute(db)
}

/** Resident memory in MB, and what is in use of it after a collection. */
function memory() {
  const resident = process.memoryUsage.rss()
  globalThis.gc()
  const { heapUsed, external } = process.memoryUsage()
  return `${Math.round(resident / 1e6)} (${Math.round((heapUsed + external) / 1e6)})`
}

await withDatabase(async (db) => {
  const app = await createTestApp({ db, seed: testMall })
  const { token } = await app.signIn('chief')
  const started = performance.now()
  await fill(db)
  const published = await app.fetch(`/api/Publication?mallId=${ids.near}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  })
  if (!published.ok) throw new Error(await published.text())
  await sql`vacuum analyze published_record`.execute(db)
  console.log(`${count} items made and published in ${seconds(started)} s`)

  const { fetch } = createSite({ app: app.app.fetch, pages: undefined, trustProxy: false })
  const server = await listen({ host: '127.0.0.1', port: 0, site: Promise.resolve({ fetch, upgrade: () => {} }) })
  const caller = fork(fileURLToPath(new URL('./lists-caller.mjs', import.meta.url)))
  const get = async (query, path = '/Item') => {
    const search = new URLSearchParams(
      Object.entries({ mallId: ids.near, ...query }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      ),
    )
    caller.send({ url: `http://127.0.0.1:${server.port}/api${path}?${search}`, token })
    const [answer] = await once(caller, 'message')
    if (answer.error) throw new Error(answer.error)
    return answer
  }
  const repeated = async (query, path) => {
    const times = []
    for (let turn = 0; turn < turns; turn++) times.push((await get(query, path)).ms)
    return times.sort((a, b) => a - b)
  }
  /** The cursors of the page in the middle and of the last page. */
  async function cursorsOf(query) {
    const cursors = []
    for (let cursor; ; cursor = cursors.at(-1)) {
      const { nextCursor } = await get({ ...query, limit: 1000, cursor })
      if (!nextCursor) return [cursors[Math.floor(cursors.length / 2)], cursors.at(-1)]
      cursors.push(nextCursor)
    }
  }

  await get({ limit: pageSize })
  const memories = [memory()]
  let cursor
  for (let page = 1; page <= 200; page++) {
    const { nextCursor } = await get({ limit: 250, sort: 'name', cursor })
    cursor = nextCursor ?? undefined
    if (page % 50 === 0) memories.push(memory())
  }
  console.log(`Memory of the server before, and after 50, 100, 150 and 200 pages of 250: ${memories.join(', ')} MB`)

  const rows = []
  const queries = [
    {},
    ...Object.keys(contentTypes.item.sorts).flatMap((name) => [{ sort: name }]),
    { sort: '-updatedAt' },
    { sort: 'name', language: 'en' },
    { q: 'shop 4' },
    { q: 'shop 4', sort: 'name' },
    { type: 1, categoryId: ids.shops, sort: 'name' },
    { contentStatus: 'changed', sort: 'name' },
    { untranslated: 'en', sort: 'name' },
  ]
  const measure = async (name, query, path) => {
    const times = await repeated(query, path)
    rows.push([name, times])
    console.log(name, times.map(Math.round).join(' '))
  }
  for (const query of queries) {
    const name = new URLSearchParams(query).toString() || 'own order'
    await measure(`${name}: first page`, { ...query, limit: pageSize })
    const [middle, last] = await cursorsOf(query)
    await measure(`${name}: page in the middle`, { ...query, limit: pageSize, cursor: middle })
    await measure(`${name}: last page`, { ...query, limit: pageSize, cursor: last })
    await measure(`${name}: page at an offset`, { ...query, limit: pageSize, offset: count / 2 })
    await measure(`${name}: all ids`, query, '/Item/Ids')
  }
  const whole = []
  let bytes = 0
  for (let turn = 0; turn < 3; turn++) {
    const answer = await get({})
    whole.push(answer.ms)
    bytes = answer.bytes
  }
  rows.push([`the whole list, ${Math.round(bytes / 1e6)} MB`, whole.sort((a, b) => a - b)])
  printTimes(rows)
  console.log(`\nMemory of the server after three whole lists: ${memory()} MB`)
  caller.kill()
  await server.stop()
})
