import { type FieldError, fieldErrorOf } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import type { Rule, RuleContext } from './index'

/** A category lies below one of its own type, and never below itself. */
export const categoryRule: Rule = async (context) => {
  const parentId = context.after.parentId
  if (typeof parentId !== 'string') return []
  // two moves that touch no common category could close a ring together: one after the other in a mall
  await sql`select pg_advisory_xact_lock(hashtextextended(${context.mall.id}, 1))`.execute(context.db)
  const above = await ancestorsOf(context, parentId)
  const wrong = (why: string): FieldError[] => [fieldErrorOf('parentId', 'invalid', undefined, why)]
  if (above.some(({ id }) => id === context.id)) return wrong('A category cannot lie below itself.')
  return above.some(({ type }) => type !== context.after.type) ? wrong('It is of another type.') : []
}

async function ancestorsOf({ db, mall }: RuleContext, parentId: string) {
  // `union`, not `union all`: ends even if there should be a ring
  const { rows } = await sql<{ id: string; type: number }>`
    with recursive above as (
      select id, data from content where mall_id = ${mall.id} and id = ${parentId}
      union
      select parent.id, parent.data from content parent
      join above on parent.mall_id = ${mall.id} and parent.id = cast(above.data ->> 'parentId' as uuid)
    )
    select id, cast(data ->> 'type' as integer) as type from above
  `.execute(db)
  return rows
}
