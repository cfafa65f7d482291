import { type Kysely, sql } from 'kysely'

const statements = [
  // personal values lie apart, so that they can be erased without breaking the chain
  sql`create table audit_personal (
    entry_id bigint primary key references audit on delete cascade,
    by jsonb not null,
    address text,
    client text,
    record_name jsonb,
    changes jsonb not null,
    -- salts of the hashes: without them nobody can confirm a guess of an erased value
    author_salt uuid default gen_random_uuid(),
    record_salt uuid default gen_random_uuid(),
    changes_salt uuid default gen_random_uuid(),
    erased jsonb,
    search_text text generated always as (search_fold(coalesce(by ->> 'name', '')) || search_name(record_name)) stored
  )`,
  sql`insert into audit_personal (entry_id, by, record_name, changes) select id, by, record_name, changes from audit`,
  sql`create index audit_personal_by on audit_personal ((by ->> 'id'), entry_id)`,
  sql`alter table audit
    drop column by, drop column record_name, drop column changes,
    add column sequence bigint unique,
    add column hash text,
    add column author_hash text,
    add column record_hash text,
    add column changes_hash text,
    add column key_id uuid`,
  sql`create index audit_unsealed on audit (id) where sequence is null`,
  sql`create index audit_by_time on audit (at)`,
  // the networks that opened it, because each is recorded once
  sql`alter table preview_link add column opened_by text[] not null default '{}'`,
  sql`create table audit_key (id uuid primary key, sealed text not null, created_at timestamptz not null)`,
  sql`create table audit_chain (
    id boolean primary key default true check (id),
    anchor_sequence bigint not null,
    anchor_hash text not null,
    sequence bigint not null,
    hash text not null,
    broken_sequence bigint,
    key_id uuid not null,
    mac text not null
  )`,
]

/** The audit's chain of hashes. Entries of earlier versions are sealed after the next start. */
export const auditChain = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
