import type { Area } from '@kiosk-admin/api-client'
import { json } from '../db/json'
import type { Data } from '../db/records'
import type { Changed } from '../relay/relay'
import { differences } from './compare'
import type { Stamp, Transaction } from './transaction'

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
  area: string
  action: AuditAction
  resource: string
  id: string
  name: unknown
  before?: Data | undefined
  after?: Data | undefined
}

/** Writes author, time, action and changed fields, in the transaction of the change itself. */
export async function audit({ tx, now, by }: Stamp, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return
  await tx
    .insertInto('audit')
    .values(
      entries.map(({ mallId, area, action, resource, id, name, before, after }) => ({
        mall_id: mallId,
        at: now,
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
export type Written = Omit<Entry, 'area' | 'resource'> & Pick<Changed, 'resource'> & { area: Area }

/** Writes the audit of records, and adds their change events. */
export async function note(change: Stamp & Pick<Transaction, 'events'>, records: readonly Written[]): Promise<void> {
  await audit(change, records)
  for (const { resource, area, mallId, id } of records) {
    // changes of a mall reach all of its sessions, because each shows the mall's name
    const scope = resource === 'Mall' ? { area: null, mallId: id } : { area, mallId }
    change.events.push({ kind: 'changed', resource, ...scope, id, by: change.by })
  }
}
