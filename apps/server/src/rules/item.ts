import { sql } from 'kysely'
import { invalidField } from '../http-error'
import type { Rule } from './rule'

/** Requires that an item has the same type (shop, restaurant) as its categories. */
export const itemRule: Rule = async ({ db, mall, records }) => {
  const categories = await db
    .selectFrom('content')
    .select(['id', sql<number>`cast(data ->> 'type' as integer)`.as('type')])
    .where('mall_id', '=', mall.id)
    .where('type', '=', 'category')
    .where('id', 'in', [...new Set(records.flatMap(({ data }) => data.categoryIds as string[]))])
    .execute()
  const typeOf = new Map(categories.map(({ id, type }) => [id, type]))
  return records.flatMap(({ data }) =>
    (data.categoryIds as string[]).flatMap((categoryId, index) =>
      typeOf.get(categoryId) === data.type ? [] : [invalidField(`categoryIds.${index}`, 'It’s of a different type.')],
    ),
  )
}
