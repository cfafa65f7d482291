import { type Kysely, sql } from 'kysely'

const statements = [
  // 1, 2, 3 … within each level; a record in the trash keeps its place among the others, for when it is restored
  sql`
    update content set data = jsonb_set(data, '{index}', to_jsonb(placed.place))
    from (
      select id as placed_id, 1 + count(*) filter (where deleted_at is null) over (
        partition by mall_id, type, list_fields ->> 'type', list_fields ->> 'parentId', list_fields ->> 'garageId',
          list_fields ->> 'kind'
        order by cast(list_fields ->> 'index' as integer), created_at, id
        rows between unbounded preceding and 1 preceding
      ) as place
      from content where type in ('category', 'service', 'slideshow', 'garage', 'floor')
    ) placed
    where id = placed.placed_id
  `,
]

/** Positions of ordered records. */
export const places = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
