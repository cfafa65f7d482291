import { type ContentType, contentTypes, singleRecords } from '@kiosk-admin/api-client'
import { type DemoData, type DemoMall, demoPassword } from '@kiosk-admin/api-client/demo'
import { sql } from 'kysely'
import type { Db, Dependencies } from '../../dependencies'
import { hashCredential, idOfSingleton, sha256 } from '../../identity'
import type { Transaction } from '../../store/change'
import { loadRecords } from '../../store/content/load-records'
import { serverOrigin } from '../audit/authors'
import { json } from '../json'
import { findMall } from '../malls'
import { publishNow } from '../publication/publication'
import type { Author } from '../schema'
import { inTransaction } from '../transaction'

/** As well known as the demo's passwords, so that every start can print the address that pairs a station. */
const demoStationKey = 'k_demo-station'

/**
 * Decides about the demo at start-up. `load`: the database is empty and the demo is wanted; `loaded`: it exists;
 * `none`: neither; `forbidden`: it exists, with its public passwords, but is not wanted.
 */
export async function checkDemo(db: Db, wanted: boolean): Promise<'load' | 'loaded' | 'none' | 'forbidden'> {
  const flag = await db.selectFrom('meta').select('value').where('key', '=', 'demo').executeTakeFirst()
  if (flag) return wanted ? 'loaded' : 'forbidden'
  const mall = await db.selectFrom('mall').select('id').limit(1).executeTakeFirst()
  return wanted && !mall ? 'load' : 'none'
}

/** The station that anyone may pair with the demo, unless staff gave it a new key. */
export async function demoStation(db: Db): Promise<{ mallId: string; code: string; key: string } | undefined> {
  const found = await db
    .selectFrom('station')
    .select(['mall_id', 'code'])
    .where('key_hash', '=', await hashCredential(demoStationKey))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return found && { mallId: found.mall_id, code: found.code, key: demoStationKey }
}

/**
 * The demo's stations that may be simulated, with their keys. Stations to which staff gave a new key are excluded;
 * stations without one get a public key, like the demo's passwords.
 */
export async function simulatedStations(db: Db, { malls }: Pick<DemoData, 'malls'>) {
  const wanted = malls.flatMap((mall) =>
    mall.stations.map(({ id }) => ({
      mallId: mall.id,
      stationId: id,
      key: isOpen(malls, id) ? demoStationKey : `${demoStationKey}-${id}`,
    })),
  )
  const simulated: typeof wanted = []
  for (const station of wanted) {
    const key_hash = await hashCredential(station.key)
    const row = await db
      .updateTable('station')
      .set({ key_hash })
      .where('id', '=', station.stationId)
      .where('deleted_at', 'is', null)
      .where((eb) => eb.or([eb('key_hash', 'is', null), eb('key_hash', '=', key_hash)]))
      .returning('id')
      .executeTakeFirst()
    if (row) simulated.push(station)
  }
  return simulated
}

/**
 * Loads the demo into an empty database in one transaction and publishes it. Content passes the same validation as any
 * other.
 */
export async function loadDemo(dependencies: Dependencies, data: DemoData): Promise<void> {
  const passwordHash = await dependencies.passwords.hash(demoPassword)
  const pictures = await storePictures(dependencies, data.malls)
  await inTransaction(dependencies.db, async (tx) => {
    const now = dependencies.clock.now()
    const [first] = data.users
    if (!first) throw new Error('The demo has no users')
    const by: Author = { id: first.id, name: first.username }
    const stamps = { created_at: now, updated_at: now, updated_by: json(by) }
    const deletable = { ...stamps, deleted_at: null }

    await tx
      .insertInto('mall')
      .values(data.malls.map((mall) => ({ ...stamps, ...mallColumns(mall), created_by: json(by) })))
      .execute()
    await tx
      .insertInto('user_group')
      .values(data.groups.map(({ id, name, areas }) => ({ ...deletable, id, name, areas: json(areas) })))
      .execute()
    await tx
      .insertInto('user_account')
      .values(
        data.users.map(({ id, username, email, groupId }) => ({
          ...deletable,
          id,
          username,
          email,
          password_hash: passwordHash,
          group_id: groupId,
          status: 'Active' as const,
          last_sign_in_at: null,
        })),
      )
      .execute()
    const malls = data.users.flatMap(({ id, mallIds }) => mallIds.map((mallId) => ({ user_id: id, mall_id: mallId })))
    await tx.insertInto('user_mall').values(malls).execute()
    await noteFiles(tx, pictures, now)
    for (const mall of data.malls) {
      const files = pictures.filter(({ mall_id }) => mall_id === mall.id).map((file) => ({ ...deletable, ...file }))
      const mediaCategories = (mall.mediaCategories ?? []).map((category) => ({
        ...deletable,
        ...category,
        mall_id: mall.id,
        created_by: json(by),
      }))
      if (mediaCategories.length > 0) await tx.insertInto('media_category').values(mediaCategories).execute()
      if (files.length > 0) await tx.insertInto('media').values(files).execute()
      const stations = mall.stations.map(({ areaId, floorId = null, position, bearing = null, ...station }) => ({
        ...deletable,
        ...station,
        bearing,
        position: position ? json(position) : null,
        mall_id: mall.id,
        area_id: areaId,
        floor_id: floorId,
        created_by: json(by),
        key_hash: null,
      }))
      if (stations.length > 0) await tx.insertInto('station').values(stations).execute()
      if (mall.sms) {
        const sms = { from_id: mall.sms.fromId, sms_id: mall.sms.smsId, password_sealed: null }
        await tx
          .insertInto('sms_settings')
          .values({ ...stamps, ...sms, mall_id: mall.id })
          .execute()
      }
      const { random, secrets } = dependencies
      await loadContent({ tx, random, secrets, now, by, origin: serverOrigin, events: [] }, mall)
    }
    await openStation(tx, data.malls)
    await tx
      .insertInto('meta')
      .values({ key: 'demo', value: json(true) })
      .execute()
    // until autovacuum does it, the planner takes every table for empty
    await sql`analyze`.execute(tx)
  })
}

const mallColumns = (mall: DemoMall) => ({
  id: mall.id,
  name: mall.name,
  time_zone: mall.timeZone,
  languages: json(mall.languages),
  icon_id: mall.iconId,
  event_url: mall.eventUrl,
  event_category_id: mall.eventCategoryId,
  location: mall.location && json(mall.location),
  brand_color: mall.brandColor,
})

/** Stores the pictures, before anything names them, and returns their rows. */
export const storePictures = ({ files }: Pick<Dependencies, 'files'>, malls: readonly DemoMall[]) =>
  Promise.all(
    malls.flatMap((mall) =>
      mall.pictures.map(async ({ id, name, svg, width, height, categoryId = null }) => {
        const bytes = new TextEncoder().encode(svg)
        const hash = await sha256(bytes)
        await files.put(hash, bytes)
        return {
          mall_id: mall.id,
          id,
          kind: 'Image' as const,
          name,
          mime: 'image/svg+xml',
          extension: 'svg',
          size: bytes.length,
          sha256: hash,
          width,
          height,
          alt: json({}),
          category_id: categoryId,
          // a drawing is small at any size
          thumbnail_url: `/media/${hash}.svg`,
        }
      }),
    ),
  )

/** Registers the files as stored. */
async function noteFiles(tx: Db, pictures: readonly { sha256: string }[], now: Date): Promise<void> {
  const hashes = [...new Set(pictures.map(({ sha256: hash }) => hash))]
  if (hashes.length === 0) return
  const rows = hashes.map((hash) => ({ sha256: hash, extensions: json(['svg']), kept_at: now }))
  await tx
    .insertInto('stored_file')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Creates a mall's records and publishes them. */
async function loadContent(change: Transaction, { id: mallId, records, singles = {} }: DemoMall): Promise<void> {
  const mall = await findMall(change.tx, mallId)
  if (!mall) throw new Error(`The demo's mall ${mallId} is not there`)
  const all = Object.entries(records).flatMap(([name, some]) => {
    const type: ContentType = contentTypes[name as keyof typeof contentTypes]
    return some.map((record) => ({ type, record }))
  })
  const only = await Promise.all(
    Object.values(singleRecords).flatMap((type) => {
      const record = singles[type.type]
      return record ? [idOfSingleton(mallId, type.resource).then((id) => ({ type, record: { ...record, id } }))] : []
    }),
  )
  if (all.length + only.length === 0) return
  await loadRecords({ ...change, mall }, [...all, ...only])
  await publishNow({ ...change, mall })
}

const isOpen = (malls: readonly DemoMall[], stationId: string) => malls[0]?.stations[0]?.id === stationId

/** Gives the first station of the first mall its public key. */
async function openStation(tx: Db, malls: readonly DemoMall[]): Promise<void> {
  const station = malls[0]?.stations[0]
  if (!station) return
  const key_hash = await hashCredential(demoStationKey)
  await tx.updateTable('station').set({ key_hash }).where('id', '=', station.id).execute()
}
