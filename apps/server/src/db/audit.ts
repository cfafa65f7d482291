import { areaOf, type StoredKind, type TypeNumber } from '@kiosk-admin/api-client'
import type { Db } from '../seams'
import { differences } from './compare'
import { json } from './json'
import type { Data } from './records'
import type { Author } from './schema'

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
export async function audit(tx: Db, entries: Entry[]): Promise<void> {
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

/** The area that guards a record of this kind, by its stored type where the kind has several. */
export const areaOfRecord = (type: StoredKind, data: Data): string =>
  areaOf(type.area, data.type as TypeNumber | undefined) ?? type.resource
