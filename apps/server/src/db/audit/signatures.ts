// Signatures of entries from their writing to their sealing, when the chain takes over.

import type { Db } from '../../dependencies'
import type { SigningKey } from '../../secrets'
import { type AuditKey, type AuditKeys, type EntryTexts, hashOf } from './chain'

/** JSON with the keys of objects in order, as the database keeps another order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}

const canonicalText = (text: string | null | undefined) => canonical(JSON.parse(text ?? 'null'))

/** An entry as it is written. */
export type Written = {
  id: string
  mallId: string | null
  at: Date
  area: string
  action: string
  resource: string
  recordId: string
  author: { by: unknown; address: string | null; client: string | null }
  name: unknown
  changes: unknown
}

const macOf = (key: AuditKey, texts: readonly (string | null)[]) => hashOf(key, ['written', ...texts])

export async function signatureOf(key: SigningKey, entry: Written): Promise<string> {
  const { by, address, client } = entry.author
  const mac = await macOf(key, [
    ...[entry.id, entry.mallId, `${entry.at.toISOString().slice(0, -1)}000`, entry.area, entry.action],
    ...[entry.resource, entry.recordId, canonical(by), address, client, canonical(entry.name ?? null)],
    canonical(entry.changes),
  ])
  return `${key.id} ${mac}`
}

/** Whether a server with one of the keys wrote the stored entry. */
export async function isSigned({ byId }: AuditKeys, entry: EntryTexts): Promise<boolean> {
  const [keyId = '', mac] = entry.mac?.split(' ') ?? []
  const key = byId.get(keyId)
  if (!key || !entry.personal) return false
  const { author, record, changes } = entry.personal.values
  const [by, address = null, client = null] = author
  const expected = await macOf(key, [
    ...[entry.id, entry.mall_id, entry.at, entry.area, entry.action, entry.resource, entry.record_id],
    ...[canonicalText(by), address, client, canonicalText(record[0]), canonicalText(changes[0])],
  ])
  return expected === mac
}

/** Instead of the signature of entries that an earlier version wrote, and did not seal. */
export const earlier = 'earlier'

/** The last entry of earlier versions that is not sealed. */
export async function lastUnsigned(db: Db): Promise<string> {
  const { max } = await db
    .selectFrom('audit_personal')
    .select(({ fn }) => fn.max('entry_id').as('max'))
    .where('mac', '=', earlier)
    .executeTakeFirstOrThrow()
  return String(max ?? 0)
}
