import { areas, contentTypes } from '@kiosk-admin/api-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditEntries } from '../db/audit/entries'
import { findMall } from '../db/malls'
import { lockPeople } from '../db/people/administrators'
import { permissionsOf } from '../db/people/rights'
import type { Data, StoredRow } from '../db/records'
import { describeEngines, engineForAll } from '../testing/engines'
import { createTestApp, type TestApp, testOrigin } from '../testing/index'
import { ids, testId, testMall } from '../testing/mall'
import { type MallChange, transact } from './change'
import { contentTable } from './content/content-table'
import { mallTable } from './malls/mall-table'
import { categoryTable } from './media/category-table'
import { mediaTable } from './media/media-table'
import { groupTable } from './people/user-groups'
import { userTable } from './people/users'
import { stationTable } from './stations'
import type { Table } from './table'

const permissions = permissionsOf(areas.map((area) => ({ area, read: true, write: true })))
const mallIds = [ids.near, ids.far]
/** Ids of the records that the tests create, malls among them. */
const newIds = [testId(40, 1), testId(40, 2)]
const me = {
  sessionId: '',
  permissions,
  mallIds,
  rights: { house: permissions, malls: new Map([...mallIds, ...newIds].map((id) => [id, permissions])) },
}
const chief = { id: testId(9, 1), name: 'chief' }
const editor = { id: testId(9, 2), name: 'editor' }

type Case<R extends StoredRow, A extends { id: string }, F extends Data> = {
  table: Table<R, A, MallChange, F>
  /** Columns of a new record that are no fields. */
  columns?: Data
  /** Two records that may be there at the same time. */
  fields: readonly [NoInfer<F>, NoInfer<F>]
  /** Two changes of the first. */
  changes: readonly [NoInfer<F>, NoInfer<F>]
  /** The ids of files are the server's own: no create is repeated. */
  ownIds?: true
}

/** Every table, by the same tests: in memory, and on PostgreSQL, where transactions do not wait for each other. */
describeEngines('a store', (open) => {
  const engine = engineForAll(open)
  let app: TestApp

  beforeEach(async () => {
    app = await createTestApp({ seed: testMall, db: engine.db })
  })

  function follows<R extends StoredRow, A extends { id: string; version: number }, F extends Data>(
    name: string,
    { table, columns, fields, changes, ownIds }: Case<R, A, F>,
  ) {
    describe(name, () => {
      const [id, otherId] = [testId(40, 1), testId(40, 2)]

      const run = <T>(work: (change: MallChange) => Promise<T>, by = chief) =>
        transact(app, async (tx, events) => {
          // as every change of people does
          if (name.startsWith('user')) await lockPeople(tx)
          const mall = await findMall(tx, ids.near)
          if (!mall) throw new Error('The seed has no mall')
          const { random, secrets } = app
          const of = { by, origin: testOrigin, now: app.clock.now(), isConfirmed: true }
          return work({ ...me, ...of, mall, tx, random, secrets, events })
        })
      const creating = (by = chief) => run((change) => table.create(change, fields[0], { id, columns }), by)
      const creatingOther = () => run((change) => table.create(change, fields[1], { id: otherId, columns }))
      const replacing = (version: number, after = changes[0]) =>
        run((change) => table.replace(change, { id, version, fields: after }))
      const removing = (all: string[], versions?: number[]) => run((change) => table.remove(change, all, versions))
      const restoring = (all: string[]) => run((change) => table.restore(change, all))

      const audited = async (of = id) => {
        const rows = await auditEntries(app.db).select('action').where('record_id', '=', of).orderBy('id').execute()
        return rows.map(({ action }) => action)
      }
      const sent = () => app.relay.sent.changed.flatMap((change) => change.ids).filter((one) => one === id)

      if (!ownIds) {
        it('creates a record once, however often its author repeats it', async () => {
          expect(await creating()).toMatchObject({ id, version: 1 })
          expect(await creating()).toMatchObject({ id, version: 1 })
          await expect(creating(editor)).rejects.toMatchObject({ code: 'conflict', details: {} })
          expect(await audited()).toEqual(['create'])
          expect(sent()).toEqual([id])
        })

        it('creates one record when many create it at once', async () => {
          const rows = await Promise.all(Array.from({ length: 4 }, () => creating()))
          expect(rows.map(({ version }) => version)).toEqual([1, 1, 1, 1])
          expect(await audited()).toEqual(['create'])
        })
      }

      it('replaces the version that its author saw, and writes no version of equal fields', async () => {
        await creating()
        expect(await replacing(1)).toMatchObject({ version: 2 })
        expect(await replacing(1)).toMatchObject({ version: 2 })
        await expect(replacing(1, fields[0])).rejects.toMatchObject({
          code: 'conflict',
          details: { current: { id, version: 2 } },
        })
        expect(await audited()).toEqual(['create', 'replace'])
        expect(sent()).toEqual([id, id])
      })

      it('sets fields of many records: of all or, when one has moved on, of none', async () => {
        await creating()
        await creatingOther()
        const patching = (version: number) => {
          const each = { [id]: { set: changes[0] }, [otherId]: { version } }
          return run((change) => table.patch(change, { ids: [id, otherId], set: {}, each }))
        }
        await expect(patching(7)).rejects.toMatchObject({
          code: 'conflict',
          details: { current: { id: otherId }, records: [{ id: otherId }] },
        })
        expect(await audited()).toEqual(['create'])
        expect(await patching(1)).toMatchObject([
          { id, version: 2 },
          { id: otherId, version: 1 },
        ])
        expect(await audited()).toEqual(['create', 'fields'])
      })

      it('lets one of two replace it at once', async () => {
        await creating()
        const results = await Promise.allSettled(changes.map((after) => replacing(1, after)))
        expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
        expect(await audited()).toEqual(['create', 'replace'])
      })

      it('writes and tells nothing of a change that fails at its end', async () => {
        const failing = run(async (change) => {
          await table.create(change, fields[0], { id, columns })
          throw new Error('The end fails')
        })
        await expect(failing).rejects.toThrow('The end fails')
        expect(await audited()).toEqual([])
        expect(sent()).toEqual([])
      })

      // malls are deleted for good
      if (name === 'malls') return

      it('moves records to the trash and back; those that have moved on stay', async () => {
        await creating()
        await creatingOther()
        expect(await removing([otherId, id], [1, 7])).toMatchObject({
          ids: [otherId],
          conflicts: [{ id, current: { id, version: 1 } }],
        })
        expect(await removing([id], [1])).toEqual({ ids: [id], conflicts: [] })
        expect(await removing([id], [1])).toEqual({ ids: [id], conflicts: [] })
        await expect(replacing(2)).rejects.toMatchObject({ code: 'not_found' })
        if (!ownIds) await expect(creating()).rejects.toMatchObject({ code: 'conflict', details: {} })
        expect(await restoring([id])).toMatchObject([{ id, version: 3 }])
        expect(await restoring([id])).toMatchObject([{ id, version: 3 }])
        expect(await audited()).toEqual(['create', 'remove', 'restore'])
        expect(sent()).toEqual([id, id, id])
      })

      it('keeps records in the trash for thirty days', async () => {
        await creating()
        await creatingOther()
        await removing([id])
        app.clock.advance(30 * 24 * 3_600_000)
        await expect(restoring([id])).rejects.toMatchObject({ code: 'not_found' })
        await removing([otherId])
        const left = await run((change) => table.adapter.lock(change, [id]))
        expect(left).toEqual([])
      })

      it('knows no record that is not there', async () => {
        await expect(replacing(1)).rejects.toMatchObject({ code: 'not_found' })
        await expect(removing([id])).rejects.toMatchObject({ code: 'not_found' })
        await expect(restoring([id])).rejects.toMatchObject({ code: 'not_found' })
      })
    })
  }

  const offer = {
    ...{ name: { se: 'Rea' }, shopId: null, imageId: null, description: {} },
    ...{ startDate: '2026-11-20', endDate: '2026-11-30', status: 'Active' },
  }
  follows('content', {
    table: contentTable(contentTypes.offer),
    fields: [offer, { ...offer, name: { se: 'Halva priset' } }],
    changes: [
      { ...offer, name: { se: 'Slutrea' } },
      { ...offer, endDate: '2026-12-01' },
    ],
  })

  const station = {
    code: 'B2',
    name: 'Norra',
    latitude: 57.7,
    longitude: 11.9,
    areaId: null,
    floorId: null,
    position: null,
    bearing: null,
  }
  follows('stations', {
    table: stationTable(async (_, rows) => rows.map(({ id, version }) => ({ id, version }))),
    fields: [station, { ...station, code: 'B3', name: 'Södra' }],
    changes: [
      { ...station, name: 'Östra' },
      { ...station, code: 'B4' },
    ],
  })

  follows('media categories', {
    table: categoryTable,
    fields: [
      { kind: 'Document', name: 'Menus' },
      { kind: 'Image', name: 'Logos' },
    ],
    changes: [
      { kind: 'Document', name: 'Meals' },
      { kind: 'Document', name: 'Maps' },
    ],
  })

  const file = {
    ...{ name: 'menu.pdf', categoryId: null, alt: {}, focalPoint: null, kind: 'Document' as const, extension: 'pdf' },
    ...{ mime: 'application/pdf', size: 3, sha256: 'a'.repeat(64), thumbnail_url: null },
    ...{ width: null, height: null, duration: null, video: null },
  }
  follows('media', {
    table: mediaTable,
    fields: [file, { ...file, name: 'map.pdf' }],
    changes: [
      { ...file, name: 'meals.pdf' },
      { ...file, alt: { se: 'Meny' } },
    ],
    ownIds: true,
  })

  const user = { username: 'anna', email: 'anna@example.com', groupId: testId(8, 2), mallIds: [ids.near] }
  follows('users', {
    table: userTable,
    columns: { password_hash: 'none' },
    fields: [
      { ...user, status: 'Active' },
      { ...user, username: 'bosse', status: 'Active' },
    ],
    changes: [
      { ...user, status: 'InActive' },
      { ...user, status: 'Active', email: 'other@example.com' },
    ],
  })

  follows('user groups', {
    table: groupTable,
    fields: [
      { name: 'Day', areas: [], mallId: null },
      { name: 'Night', areas: [], mallId: ids.near },
    ],
    changes: [
      { name: 'Evening', areas: [], mallId: null },
      { name: 'Day', areas: [{ area: 'Offer', read: true, write: true }], mallId: null },
    ],
  })

  const mall = {
    ...{ name: 'Nova', timeZone: 'Europe/Stockholm', languages: ['se' as const], iconId: null },
    ...{ eventUrl: null, eventCategoryId: null, location: null, brandColor: null, fontId: null },
  }
  follows('malls', {
    table: mallTable,
    fields: [mall, { ...mall, name: 'Stella' }],
    changes: [
      { ...mall, name: 'Supernova' },
      { ...mall, languages: ['se', 'en'] },
    ],
  })
})
