import { fieldErrorOf } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import type { Rule } from './index'

/** Shops lie in categories of shops, restaurants in categories of restaurants. */
export const itemRule: Rule = async ({ db, mall, after }) => {
  const categoryIds = after.categoryIds as string[]
  const fitting = await db
    .selectFrom('content')
    .select('id')
    .where('mall_id', '=', mall.id)
    .where('id', 'in', categoryIds)
    .where(sql<number>`cast(data ->> 'type' as integer)`, '=', after.type as number)
    .execute()
  const fits = new Set(fitting.map(({ id }) => id))
  return categoryIds.flatMap((id, index) =>
    fits.has(id) ? [] : [fieldErrorOf(`categoryIds.${index}`, 'invalid', undefined, 'It is of another type.')],
  )
}
