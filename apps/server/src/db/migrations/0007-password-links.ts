import { type Kysely, sql } from 'kysely'

// one link per user; a new one replaces it
const statement = sql`create table password_link (
  user_id uuid primary key references user_account on delete cascade,
  token_hash text not null unique,
  expires_at timestamptz not null
)`

export const passwordLinks = {
  async up(db: Kysely<unknown>) {
    await statement.execute(db)
  },
}
