// How long it takes to publish a mall of 5,000 records, to say what would change, and to make the bytes for its stations.
// `npm run bench:publish`, or `npm run bench:publish -- 20000` for as many records.
import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { findMall } from '../src/db/malls.ts'
import { draftChanges } from '../src/db/publication/draft-changes.ts'
import { publishAgain, publishNow, readSnapshot } from '../src/db/publication/publication.ts'
import { publishedAs } from '../src/db/publication/snapshot.ts'
import { inTransaction } from '../src/db/transaction.ts'
import { nodePackers } from '../src/platform/files/packers.ts'
import { createSecrets } from '../src/secrets.ts'
import { printTimes, timed, withDatabase } from './figures.mjs'

const count = Number(process.argv[2] ?? 5000)
const mallId = randomUUID()
const by = { id: randomUUID(), name: 'bench' }
const random = { bytes: (length) => new Uint8Array(randomBytes(length)) }
const secrets = createSecrets('a key for the benchmark', random)
const lorem = 'Allt för hemmet, nära dig, till priser som håller hela året om. '

/** Items of a kilobyte or two in two languages, each with two of a hundred pictures. */
async function fill(db) {
  await sql`
    insert into mall (id, created_at, updated_at, updated_by, name, time_zone, languages)
    values (${mallId}, now(), now(), '{}', 'Bench', 'Europe/Stockholm', '["se", "en"]')
  `.execute(db)
  await sql`
    insert into media (mall_id, id, created_at, updated_at, updated_by, kind, name, mime, extension, size, sha256)
    select ${mallId}, md5('media ' || one)::uuid, now(), now(), '{}', 'Image', one || '.jpg', 'image/jpeg', 'jpg', 1000,
      md5('a' || one) || md5('b' || one)
    from generate_series(0, 99) one
  `.execute(db)
  await sql`
    insert into content (mall_id, id, type, data, created_at, created_by, updated_at, updated_by)
    select ${mallId}, md5('item ' || one)::uuid, 'item', jsonb_build_object(
      'type', 1, 'status', 'Active', 'categoryIds', '[]'::jsonb, 'popup', 'details', 'phone', one::text,
      'name', jsonb_build_object('se', 'Butik ' || one, 'en', 'Shop ' || one),
      'description', jsonb_build_object('se', repeat(${lorem}, 10) || one, 'en', repeat(${lorem}, 10) || one),
      'logoId', md5('media ' || one % 100), 'imageId', md5('media ' || (one + 7) % 100)
    ), now(), ${JSON.stringify(by)}::jsonb, now(), ${JSON.stringify(by)}::jsonb
    from generate_series(1, ${count}::integer) one
  `.execute(db)
  await sql`
    insert into reference (mall_id, from_id, path, to_id)
    select mall_id, id, path, (data ->> path)::uuid from content, unnest(array['logoId', 'imageId']) path
  `.execute(db)
  await sql`vacuum analyze content, reference, media`.execute(db)
}

const change = (db, turn) =>
  sql`update content set data = data || jsonb_build_object('phone', 'turn ' || ${turn}::text) where mall_id = ${mallId}`.execute(
    db,
  )

await withDatabase(async (db) => {
  await fill(db)
  const mall = await findMall(db, mallId)
  const publish = (work) =>
    inTransaction(db, (tx) => work({ tx, random, secrets, mall, by, origin: {}, now: new Date(), events: [] }))
  const first = await publish(publishNow)
  console.log(`${first.counts.records} records`)

  const everything = []
  for (let turn = 0; turn < 7; turn++) {
    await change(db, turn)
    everything.push(...(await timed(1, () => publish(publishNow))))
  }
  const rows = [
    ['publish, all changed', everything.sort((a, b) => a - b)],
    ['publish, nothing changed', await timed(7, () => publish(publishNow))],
    [
      'roll back',
      await timed(7, async () => publish((publishing) => publishAgain(publishing, { ...first, mall_id: mallId }))),
    ],
    ['changes, nothing changed', await timed(7, () => draftChanges(db, mall, new Date()))],
  ]
  await change(db, 'last')
  rows.push(['changes, all changed', await timed(7, () => draftChanges(db, mall, new Date()))])
  const head = { number: 1, mallId, publishedAt: new Date().toISOString() }
  const snapshot = async () =>
    new TextEncoder().encode(JSON.stringify(await readSnapshot(db, head, publishedAs(first.id))))
  rows.push(['make the bytes', await timed(7, snapshot)])
  const bytes = await snapshot()
  for (const { encoding, pack } of nodePackers) {
    rows.push([`pack them (${encoding})`, await timed(7, () => pack(bytes))])
    console.log(`${encoding}: ${bytes.length} bytes become ${(await pack(bytes)).length}`)
  }
  printTimes(rows)
})
