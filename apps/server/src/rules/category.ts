import { sql } from 'kysely'
import { invalidField } from '../http-error'
import type { Rule, RuleContext } from './rule'

/** Requires that a parent has the same type and is no descendant of the category. */
export const categoryRule: Rule = async (context) => {
  const withParent = context.records.filter(({ data }) => typeof data.parentId === 'string')
  if (withParent.length === 0) return []
  // serialises moves within a mall: two moves of different categories could form a cycle together
  await sql`select pg_advisory_xact_lock(hashtextextended(${context.mall.id}, 1))`.execute(context.db)
  const stored = await ancestorsOf(
    context,
    withParent.map(({ data }) => String(data.parentId)),
  )
  return withParent.flatMap(({ id, data }) => {
    const ancestors = ancestorChain(stored, String(data.parentId))
    const reason = ancestors.some((ancestor) => ancestor.id === id)
      ? 'A category can’t be its own subcategory.'
      : ancestors.some(({ type }) => type !== data.type)
        ? 'It’s of a different type.'
        : undefined
    return reason ? [invalidField('parentId', reason)] : []
  })
}

type Stored = { id: string; type: number; parent: string | null }

function ancestorChain(stored: ReadonlyMap<string, Stored>, from: string): Stored[] {
  const found = new Set<Stored>()
  // stops if stored data contains a cycle
  for (let one = stored.get(from); one && !found.has(one); one = stored.get(one.parent ?? '')) found.add(one)
  return [...found]
}

async function ancestorsOf({ db, mall }: RuleContext, parentIds: string[]): Promise<Map<string, Stored>> {
  // `union` instead of `union all` stops if stored data contains a cycle
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
