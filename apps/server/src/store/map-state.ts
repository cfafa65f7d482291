import { resourceOf } from '../db/kinds'
import { findTarget, readMapState } from '../db/map-state'
import { HttpError } from '../http-error'
import type { MallChange } from './change'
import { note } from './change'

type Closure = { target: string; closed: boolean; until: string | null }

/** Closes or opens a target. Makes no new version if nothing changes. */
export async function setMapState(change: MallChange, { target, closed, until }: Closure): Promise<void> {
  const { tx, mall, now, events } = change
  // one change at a time, so that each has its own version
  await tx.selectFrom('mall').select('id').where('id', '=', mall.id).forUpdate().execute()
  const { version, closed: before } = await readMapState(tx, mall.id, now)
  const former = before.find((one) => one.target === target)
  const next = closed && (until === null || new Date(until) > now) ? { until } : undefined
  if (Boolean(former) === Boolean(next) && (former?.until ?? null) === (next?.until ?? null)) return
  const record = await findTarget(tx, mall.id, target)
  // deleted targets can still be opened
  if (!record && next) throw new HttpError('not_found')
  const row = { closed: next !== undefined, until: next?.until ? new Date(next.until) : null, version: version + 1 }
  await tx
    .insertInto('map_state')
    .values({ ...row, mall_id: mall.id, target })
    .onConflict((conflict) => conflict.columns(['mall_id', 'target']).doUpdateSet(row))
    .execute()
  events.push({ kind: 'mapState', mallId: mall.id, version: version + 1 })
  if (!record) return
  const { id, type, name } = record
  // a floor has several targets
  const named = (value: unknown) => (id === target ? value : { [target]: value })
  const stateOf = (one: { until?: string | null } | undefined) => ({
    closed: named(one !== undefined),
    until: named(one?.until ?? null),
  })
  const entry = { mallId: mall.id, area: 'Parking', action: 'fields', resource: resourceOf(type), id, name } as const
  await note(change, [{ ...entry, before: stateOf(former), after: stateOf(next) }])
}
