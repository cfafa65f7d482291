// What Publish would change, with its authors and with what a record can be set back to.

import type { Change } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import type { Db } from '../../dependencies'
import { trashEnd } from '../../store/trash'
import { type MallRow, todayIn } from '../malls'
import type { Author } from '../schema'
import {
  type ChangeRow,
  changeOf,
  type DraftChange,
  lastPublication,
  ownFields,
  replacedFiles,
  selectChanges,
} from './publication'
import { currentSnapshot } from './snapshot'

/** Lists the records that differ between the current snapshot and the last publication. */
export async function draftChanges(db: Db, mall: MallRow, now: Date): Promise<DraftChange[]> {
  const rows = await selectChanges(db, mall, currentSnapshot(mall.id, todayIn(mall.time_zone, now)))
  const entries = await readEntries(db, mall.id)
  return rows.map((row) => {
    const state = stateOf(row, now)
    const ids = [row.record_id, ...replacedFiles(row).map(({ id }) => id)]
    const own = ids.flatMap((id) => entries.get(id) ?? []).sort((a, b) => Number(b.last) - Number(a.last))
    // a record that another one was moved past has no entry of it
    const isShifted = row.moved && row.at !== null && !(own[0] && own[0].at > row.at)
    const authors = uniqueAuthors([...(isShifted && row.by ? [row.by] : []), ...own.map(({ by }) => by)])
    // when only time has passed, nobody changed it
    const isOver = state.reason === 'ended' && state.fields?.length === 0
    return {
      ...changeOf(row),
      ...state,
      ...(own[0] && !isShifted ? { at: own[0].at.toISOString() } : {}),
      authors: authors.length > 0 || isOver || !row.by ? authors : [row.by],
    }
  })
}

/** Why a record is left out, its changed fields, and the version to set back. */
function stateOf(row: ChangeRow, now: Date): Partial<Pick<Change, 'reason' | 'fields' | 'draftVersion'>> {
  const { kind, draft, version, deleted_at } = row
  if (kind === 'added' || version === null) return {}
  // the mall has no draft in the table of content
  if (kind === 'changed') return ownFields(row, row.after).length > 0 ? { draftVersion: version } : {}
  if (!draft) return { reason: 'deleted' }
  const fields = ownFields(row, draft)
  if (!deleted_at) {
    const reason = draft.status === 'InActive' ? 'inactive' : 'ended'
    return { reason, fields, ...(fields.length > 0 ? { draftVersion: version } : {}) }
  }
  return { reason: 'deleted', fields, ...(deleted_at > trashEnd(now) ? { draftVersion: version } : {}) }
}

type Entry = { id: string; by: Author; at: Date; last: string }

/** Actions that change what is published of a record. */
const changing = ['create', 'replace', 'status', 'fields', 'order', 'copy', 'import', 'remove', 'restore', 'revert']

/** Reads who changed the records of a mall since its last publication, by record. */
async function readEntries(db: Db, mallId: string): Promise<Map<string, Entry[]>> {
  const last = await lastPublication(db, mallId)
  // by the order of entries: a clock may stand still
  const since = sql`coalesce((select max(id) from audit where record_id = ${last?.id ?? null}), 0)`
  const { rows } = await sql<Entry>`
    select record_id as id, by, max(at) as at, max(audit.id) as last
    from audit join audit_personal on entry_id = audit.id
    where mall_id = ${mallId} and audit.id > ${since} and action in (${sql.join(changing)})
    group by record_id, by
  `.execute(db)
  return Map.groupBy(rows, ({ id }) => id)
}

/** Each author once; a renamed one by the last name. */
const uniqueAuthors = (authors: readonly Author[]): Author[] =>
  authors.filter(({ id }, index) => authors.findIndex((other) => other.id === id) === index)
