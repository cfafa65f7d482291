import type { Area, AuditKind, AuditResource } from '@kiosk-admin/api-client'
import { signatureOf } from '../db/audit/signatures'
import { json } from '../db/json'
import { inChunks } from '../db/kysely/chunks'
import type { Data } from '../db/records'
import { inTransaction, type Stamp } from '../db/transaction'
import { differences } from './compare'

export type AuditEntry = {
  /** `null`: users and groups belong to no mall. */
  mallId: string | null
  area: string
  action: AuditKind
  resource: AuditResource | Area
  id: string
  name: unknown
  before?: Data | undefined
  after?: Data | undefined
}

/**
 * Writes author, time, action and changed fields, in the transaction of the change itself. Returns the ids. The chain's
 * writer seals the entries later (`db/audit/seal.ts`), so that changes do not wait for each other here.
 */
export const audit = (stamp: Stamp, entries: readonly AuditEntry[]): Promise<string[]> =>
  // both tables at once, or an entry would be sealed without its personal values
  inTransaction(stamp.tx, (tx) => insertEntries({ ...stamp, tx }, entries))

async function insertEntries(
  { tx, now, by, origin, secrets }: Stamp,
  entries: readonly AuditEntry[],
): Promise<string[]> {
  const ids: string[] = []
  const [key] = await secrets.signingKeys()
  if (!key) throw new Error('There is no key to sign with')
  for (const chunk of inChunks(entries)) {
    const rows = await tx
      .insertInto('audit')
      .values(
        chunk.map(({ mallId, area, action, resource, id }) => ({
          mall_id: mallId,
          at: now,
          area,
          action,
          resource,
          record_id: id,
        })),
      )
      // in the order of the values
      .returning('id')
      .execute()
    const personal = await Promise.all(
      chunk.map(async ({ mallId, id: recordId, before, after, ...entry }, index) => {
        const id = String(rows[index]?.id ?? '')
        const changes = before || after ? differences(before ?? {}, after ?? {}) : []
        const author = { by, address: origin.address, client: origin.client }
        return {
          ...{ entry_id: id, by: json(by), address: origin.address, client: origin.client },
          record_name: json(entry.name ?? null),
          changes: json(changes),
          mac: await signatureOf(key, { ...entry, id, mallId, at: now, recordId, author, changes }),
        }
      }),
    )
    await tx.insertInto('audit_personal').values(personal).execute()
    ids.push(...rows.map(({ id }) => String(id)))
  }
  return ids
}
