import { type Area, areaOf, type TypeNumber } from '@kiosk-admin/api-client'
import type { StoredKind } from '@kiosk-admin/api-client/internal'
import { json } from '../db/json'
import type { Author } from '../db/schema'
import type { Db } from '../dependencies'
import type { Changed } from '../relay/relay'
import { differences } from './compare'
import type { Data } from './records'
import type { Transaction } from './transaction'

export type AuditAction =
  | 'create'
  | 'replace'
  | 'status'
  | 'fields'
  | 'order'
  | 'copy'
  | 'import'
  | 'remove'
  | 'restore'
  | 'publish'
  | 'rollback'
  | 'key'
  | 'password'
  | 'users'
  | 'test'

type Entry = {
  /** `null`: users and groups belong to no mall. */
  mallId: string | null
  at: Date
  by: Author
  area: string
  action: AuditAction
  resource: string
  id: string
  name: unknown
  before?: Data | undefined
  after?: Data | undefined
}

/** Who did what, when, with the changed fields; written in the same transaction as the change itself. */
export async function audit(tx: Db, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return
  await tx
    .insertInto('audit')
    .values(
      entries.map(({ mallId, at, by, area, action, resource, id, name, before, after }) => ({
        mall_id: mallId,
        at,
        by: json(by),
        area,
        action,
        resource,
        record_id: id,
        record_name: json(name ?? null),
        changes: json(before || after ? differences(before ?? {}, after ?? {}) : []),
      })),
    )
    .execute()
}

/** A written record, for the audit and for the open sockets. */
export type Written = Omit<Entry, 'at' | 'by' | 'area' | 'resource'> & Pick<Changed, 'resource'> & { area: Area }

/** Writes the audit of records, and adds the events that tell the open sockets of them. */
export async function note(
  { tx, now, by, events }: Omit<Transaction, 'random'>,
  records: readonly Written[],
): Promise<void> {
  await audit(
    tx,
    records.map((record) => ({ ...record, at: now, by })),
  )
  events.push(...records.map((record) => changedOf(record, by)))
}

/** Every session of a mall shows its name, and hears of its end as well. */
const changedOf = ({ resource, area, mallId, id }: Pick<Written, 'resource' | 'area' | 'mallId' | 'id'>, by: Author) =>
  resource === 'Mall'
    ? { kind: 'changed' as const, resource, area: null, mallId: id, id, by }
    : { kind: 'changed' as const, resource, area, mallId, id, by }

/** The area that guards a record of this kind, by its stored type where the kind has several. */
export function areaOfRecord(type: StoredKind, data: Data): Area {
  const area = areaOf(type.area, data.type as TypeNumber | undefined)
  if (!area) throw new Error(`A ${type.type} of an unknown type`)
  return area
}
