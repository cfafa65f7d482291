import { type Kysely, sql } from 'kysely'

const statements = [
  // null: a group of the house, as all groups were before
  sql`alter table user_group add column mall_id uuid references mall on delete cascade`,
  sql`create index user_group_mall on user_group (mall_id)`,
  // null: no rights beyond those of groups of malls
  sql`alter table user_account alter column group_id drop not null`,
  // null: the user's group of the house applies in this mall, as it did in all malls before
  sql`alter table user_mall add column group_id uuid references user_group`,
  sql`create index user_mall_group on user_mall (group_id)`,
  // null: signed in before this column existed
  sql`alter table session add column mall_id uuid references mall on delete set null`,
]

export const memberships = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
