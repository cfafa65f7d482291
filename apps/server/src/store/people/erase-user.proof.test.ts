import { contentTypes, peopleTypes } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { writeStationEvents } from '../../db/publication/station-events'
import { engineForAll, openPostgres, startTime } from '../../testing/engines'
import { createTestApp } from '../../testing/index'
import { ids, testMall } from '../../testing/mall'
import { signInWith, writing } from '../../testing/people'

const { services, query } = { services: contentTypes.service.calls, query: { mallId: ids.near } }
const former = { id: '00000000-0000-8000-8000-000000000003', name: 'Former user' }

describe('the erasure of a user', () => {
  const engine = engineForAll(openPostgres)

  /** The number of statements that wait for another transaction. */
  async function waiting(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
    `.execute(engine.db)
    return rows[0]?.count ?? 0
  }

  async function createUser() {
    const app = await createTestApp({ db: engine.db, seed: testMall })
    const { client: chief } = await app.signIn('chief', ids.near)
    const { user, client } = await signInWith({ app, by: chief }, writing('Service'))
    const erase = () => chief.call(peopleTypes.user.calls.erase, { params: { id: user.id }, body: {} })
    return { app, chief, user, client, erase }
  }

  it(
    'covers a change under way',
    async () => {
      const { chief, user, client, erase } = await createUser()
      const { id, version } = await chief.call(services.create, { query, body: { name: { se: 'Hiss' } } })
      const held = await engine.db.startTransaction().execute()
      await held.selectFrom('content').select('id').where('id', '=', id).forUpdate().execute()
      const body = { ids: [id], set: { name: { se: 'Bankomat' } }, versions: [version] }
      const changed = client.call(services.fields, { query, body })
      await expect.poll(waiting).toBe(1)
      let ended = false
      const erased = erase().finally(() => {
        ended = true
      })
      await expect.poll(async () => ended || (await waiting()) === 2).toBe(true)
      await held.rollback().execute()
      await Promise.all([changed, erased])
      const list = await chief.call(services.list, { query })
      expect(list.find((one) => one.id === id)).toMatchObject({ name: { se: 'Bankomat' }, updatedBy: former })
      const trail = await engine.db.selectFrom('audit_personal').select('by').execute()
      expect(trail.filter(({ by }) => by.id === user.id)).toEqual([])
    },
    startTime,
  )

  it(
    'covers station events that are stored afterwards',
    async () => {
      const { app, user, erase } = await createUser()
      await erase()
      const by = { id: user.id, name: user.username }
      const at = app.clock.now()
      await writeStationEvents(app.db, [{ mallId: ids.near, stationId: ids.station, at, kind: 'reload', by }])
      const events = await app.db.selectFrom('station_event').select('by').execute()
      expect(events).toEqual([{ by: former }])
    },
    startTime,
  )
})
