// The places of records of ordered kinds: 1, 2, 3 … within each level.

import { levelOf } from '@kiosk-admin/api-client'
import type { StoredKind } from '@kiosk-admin/api-client/internal'
import { sql } from 'kysely'
import { json } from '../../db/json'
import type { Data } from '../../db/records'
import type { Db } from '../../dependencies'
import type { MallChange } from '../change'

const textOf = (value: unknown) => (value === undefined || value === null ? null : String(value))

/** The columns that divide a kind into its levels. */
const levelColumns = ({ level }: StoredKind) =>
  sql.join([sql`type`, ...level.map((field) => sql`list_fields ->> ${field}`)])

/**
 * The place that a record takes: the stated one, which is the last at most. Without one it keeps its place, and is the last
 * of a level that it is new in. Fields that were read before a move state the old place, which counts as none.
 */
export async function placeOf(
  { tx, mall }: MallChange,
  type: StoredKind,
  fields: Data,
  before: Data | undefined,
): Promise<number> {
  const stated = Number(fields.index ?? 0)
  const isNew = stated !== 0 && stated !== before?.index
  const stays = before !== undefined && levelOf(type, before) === levelOf(type, fields)
  if (stays && !isNew) return Number(before.index)
  // two writers would count the same records
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${mall.id} ${type.type}`}, 2))`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select cast(count(*) as integer) as count from content
    where mall_id = ${mall.id} and type = ${type.type} and deleted_at is null and ${sql.join(
      [
        sql`true`,
        ...type.level.map(
          (field) => sql`list_fields ->> ${field} is not distinct from cast(${textOf(fields[field])} as text)`,
        ),
      ],
      sql` and `,
    )}
  `.execute(tx)
  const last = (rows[0]?.count ?? 0) + (stays ? 0 : 1)
  return isNew ? Math.min(stated, last) : last
}

/** How the records of a moved one's level are numbered again; `undefined` when it did not move. */
export function renumberingOf(
  mover: Renumbering['mover'],
  type: StoredKind,
  before: Data,
  after: Data,
): Renumbering | undefined {
  if (!type.ordered) return undefined
  if (levelOf(type, before) !== levelOf(type, after)) return {}
  if (before.index === after.index) return undefined
  return { side: Number(after.index) > Number(before.index) ? 'after' : 'before', mover }
}

type Renumbering = {
  /** On which side of a record with the same number a moved one comes. @default 'before' */
  side?: 'before' | 'after'
  /** Who moved a record past the others, which are then last edited by them. @default nobody, as records only came or went */
  mover?: Pick<MallChange, 'by' | 'now'>
}

/** Numbers the records of each level again. */
export async function renumber(
  { tx }: { tx: Db },
  type: StoredKind,
  mallId: string,
  moved: readonly string[],
  { side = 'before', mover }: Renumbering = {},
): Promise<void> {
  if (!type.ordered) return
  const isMoved = sql`id = any(${moved}::uuid[])`
  const edited = mover ? sql`, updated_at = ${mover.now}, updated_by = ${json(mover.by)}` : sql``
  await sql`
    update content set data = jsonb_set(data, '{index}', to_jsonb(placed.place))${edited}
    from (
      select id as placed_id, row_number() over (
        partition by ${levelColumns(type)}
        order by cast(list_fields ->> 'index' as integer), ${side === 'before' ? sql`not ${isMoved}` : isMoved}, created_at, id
      ) as place
      from content where mall_id = ${mallId} and type = ${type.type} and deleted_at is null
    ) placed
    where mall_id = ${mallId} and id = placed.placed_id
      and cast(list_fields ->> 'index' as integer) is distinct from placed.place
  `.execute(tx)
}
