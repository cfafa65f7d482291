import type { RecordName } from './routing/record-address'
import { session } from './session/session'

/** A recently opened record, with the name it had then. */
export type RecentRecord = RecordName & { name: unknown }

const most = 8

/** Per user and mall, as users may share a computer. */
function storageKey(): string | undefined {
  const current = session.get()
  return current ? `recent:${current.userId}:${current.mallId}` : undefined
}

/** Returns the records that the user opened or saved last, newest first. */
export function recentRecords(): readonly RecentRecord[] {
  const key = storageKey()
  try {
    const kept: unknown = JSON.parse((key && localStorage.getItem(key)) || '[]')
    return Array.isArray(kept) ? kept.filter(isRecent) : []
  } catch {
    return []
  }
}

const isRecent = (one: Partial<RecentRecord> | null): one is RecentRecord =>
  typeof one?.id === 'string' && typeof one.resource === 'string'

export function rememberRecord({ resource, id, type = null, kind = null, name }: RecentRecord) {
  keep([{ resource, id, type, kind, name }, ...recentRecords().filter((one) => one.id !== id)].slice(0, most))
}

export const forgetRecords = (gone: readonly string[]) => keep(recentRecords().filter(({ id }) => !gone.includes(id)))

function keep(records: readonly RecentRecord[]) {
  const key = storageKey()
  try {
    if (key) localStorage.setItem(key, JSON.stringify(records))
  } catch {
    // ignores a full storage: recent records are optional
  }
}
