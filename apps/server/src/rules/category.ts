import { fieldErrorOf } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import type { Rule, RuleContext } from './index'

/** A category lies below one of its own type, and never below itself. */
export const categoryRule: Rule = async (context) => {
  const below = context.records.filter(({ data }) => typeof data.parentId === 'string')
  if (below.length === 0) return []
  // two moves that touch no common category could close a ring together: one after the other in a mall
  await sql`select pg_advisory_xact_lock(hashtextextended(${context.mall.id}, 1))`.execute(context.db)
  const stored = await ancestorsOf(
    context,
    below.map(({ data }) => String(data.parentId)),
  )
  return below.flatMap(({ id, data }) => {
    const above = chain(stored, String(data.parentId))
    const why = above.some((one) => one.id === id)
      ? 'A category can’t be its own subcategory.'
      : above.some(({ type }) => type !== data.type)
        ? 'It’s of a different type.'
        : undefined
    return why ? [{ id, error: fieldErrorOf('parentId', 'invalid', undefined, why) }] : []
  })
}

type Stored = { id: string; type: number; parent: string | null }

function chain(stored: ReadonlyMap<string, Stored>, from: string): Stored[] {
  const found = new Set<Stored>()
  // ends even if there should be a ring
  for (let one = stored.get(from); one && !found.has(one); one = stored.get(one.parent ?? '')) found.add(one)
  return [...found]
}

async function ancestorsOf({ db, mall }: RuleContext, parentIds: string[]): Promise<Map<string, Stored>> {
  // `union`, not `union all`: ends even if there should be a ring
  const { rows } = await sql<Stored>`
    with recursive above as (
      select id, data from content where mall_id = ${mall.id} and id in (${sql.join(parentIds)})
      union
      select parent.id, parent.data from content parent
      join above on parent.mall_id = ${mall.id} and parent.id = cast(above.data ->> 'parentId' as uuid)
    )
    select id, cast(data ->> 'type' as integer) as type, data ->> 'parentId' as parent from above
  `.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
