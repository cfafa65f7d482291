// Whether visitors see the records of a kind, by the rule that the kiosk follows.

import {
  type MallClock,
  type Visibility,
  type VisibilityRules,
  type VisitorContext,
  visibilityOf,
} from '@kiosk-admin/api-client'
import { type StoredKind, visibilityOfDraft } from '@kiosk-admin/api-client/internal'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../dependencies'
import { lastPublished, type SnapshotRow } from '../publication/snapshot'

type RecordRow = { id: string; data: object }

/** Selects the fields that the rule reads, from rows with `record_id` and `data`. */
function fieldsOf(rules: VisibilityRules, rows: RawBuilder<unknown>) {
  const { firstDay, lastDay, startTime, owner, stations, show, timing } = rules
  const paths = ['status', firstDay, lastDay, startTime, owner, stations, show, timing].filter(
    (path) => path !== undefined,
  )
  const names = new Set(paths.map((path) => path.split('.')[0] as string))
  const pairs = [...names].map((name) => sql`cast(${name} as text), data -> ${sql.lit(name)}`)
  return sql<RecordRow>`select record_id as id, jsonb_build_object(${sql.join(pairs)}) as data from (${rows}) records`
}

/** Reads the published records of a kind, or some of them, and returns whether visitors see a record with a given draft. */
export async function readVisibility(
  db: Db,
  { type, mallId }: { type: StoredKind; mallId: string },
  published: RawBuilder<SnapshotRow>,
  clock: MallClock,
): Promise<(draft: { id: string; data: object }) => Visibility> {
  const { rows } = await fieldsOf(type, published).execute(db)
  const dataOf = new Map(rows.map(({ id, data }) => [id, data]))
  const owners = type.owner === undefined ? new Set<string>() : await publishedIds(db, mallId, ownersOf(type, rows))
  const context: VisitorContext = { clock, isPublished: (id) => owners.has(id) }
  return ({ id, data }) => {
    const own = dataOf.get(id)
    return own ? visibilityOf(type, own, context) : visibilityOfDraft(type, data, context)
  }
}

const ownersOf = ({ owner = '' }: VisibilityRules, rows: readonly RecordRow[]) =>
  rows.map(({ data }) => (data as Record<string, unknown>)[owner]).filter((id) => typeof id === 'string')

async function publishedIds(db: Db, mallId: string, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<SnapshotRow>`
    select record_id from (${lastPublished(mallId)}) published
    where record_id = any(${ids}::uuid[])
  `.execute(db)
  return new Set(rows.map(({ record_id }) => record_id))
}

/** Selects the drafts of a kind, with the fields that the rule reads. */
export async function selectDrafts(
  db: Db,
  { type, mallId }: { type: StoredKind; mallId: string },
): Promise<RecordRow[]> {
  const drafts = sql`
    select id as record_id, data from content
    where mall_id = ${mallId} and type = ${type.type} and deleted_at is null
  `
  return (await fieldsOf(type, drafts).execute(db)).rows
}
