import { may } from '@kiosk-admin/api-client'
import { audit } from '../db/audit'
import { json } from '../db/json'
import { lastPublication } from '../db/publication'
import { inTransaction } from '../db/transaction'
import { hashCredential, newCredential } from '../identity'
import { Refusal } from '../refusal'
import type { Seams } from '../seams'
import type { OwnHandlers } from './context'

type Handlers = Pick<OwnHandlers, 'stations' | 'stationKey'>

export function stationRoutes({ db, random, relay }: Seams): Handlers {
  return {
    async stations({ mall, user }) {
      const rows = await db
        .selectFrom('station')
        .selectAll()
        .where('mall_id', '=', mall.id)
        .where('deleted_at', 'is', null)
        .orderBy('code')
        .execute()
      const live = new Map(relay.presence(mall.id).map((presence) => [presence.stationId, presence]))
      const whole = may(user.permissions, 'Mall', 'read')
      const last = await lastPublication(db, mall.id)
      return rows.map((row) => {
        const heard = live.get(row.id)
        return {
          id: row.id,
          mallId: row.mall_id,
          code: row.code,
          name: row.name,
          latitude: row.latitude,
          longitude: row.longitude,
          areaId: row.area_id,
          publication: heard?.publication ?? null,
          state: stateOf(heard, last?.number),
          lastSeenAt: heard?.lastSeenAt ?? null,
          softwareVersion: heard?.softwareVersion ?? null,
          // the short form stops here
          ...(whole
            ? {
                version: row.version,
                createdAt: row.created_at.toISOString(),
                updatedAt: row.updated_at.toISOString(),
                updatedBy: row.updated_by,
              }
            : {}),
        }
      })
    },

    async stationKey({ mall, user, params, now }) {
      const key = newCredential(random, 'station')
      const hash = await hashCredential(key)
      await inTransaction(db, async (tx) => {
        const row = await tx
          .updateTable('station')
          .set((eb) => ({
            key_hash: hash,
            version: eb('version', '+', 1),
            updated_at: now,
            updated_by: json(user.user),
          }))
          .where('id', '=', params.id)
          .where('deleted_at', 'is', null)
          .returning(['id', 'name'])
          .executeTakeFirst()
        if (!row) throw new Refusal('not_found')
        const entry = { mallId: mall.id, at: now, by: user.user, area: 'Mall', resource: 'MallStation' }
        await audit(tx, [{ ...entry, action: 'key', id: row.id, name: row.name }])
      })
      relay.stationKeyChanged(mall.id, params.id)
      relay.changed({ mallId: mall.id, resource: 'MallStation', area: 'Mall', ids: [params.id], by: user.user })
      return { key }
    },
  }
}

type Heard = ReturnType<Seams['relay']['presence']>[number]

/** A station that is there and shows an older publication than the last is behind. */
function stateOf(heard: Heard | undefined, last: number | undefined): Heard['state'] {
  if (!heard) return 'offline'
  if (heard.state !== 'online' && heard.state !== 'behind') return heard.state
  return last === undefined || heard.publication === last ? 'online' : 'behind'
}
