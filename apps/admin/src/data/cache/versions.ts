export type Versioned = { id: string; version?: number | undefined }

/**
 * The one rule of the cache: a record never replaces one with a higher version. Answers can arrive out of order, and a
 * list requested before a save can arrive after it.
 */
export const newer = <R extends Versioned>(cached: R | undefined, arrived: R): R =>
  cached?.version !== undefined && arrived.version !== undefined && cached.version > arrived.version ? cached : arrived

/** Merges lists: the arrived list decides which records exist, the higher version wins for each. */
export function newerOf<R extends Versioned>(cached: readonly R[] | undefined, arrived: readonly R[]): readonly R[] {
  if (!cached) return arrived
  const cachedById = new Map(cached.map((record) => [record.id, record]))
  return arrived.map((record) => newer(cachedById.get(record.id), record))
}

/** Replaces a record in a list, or appends it. */
export function withRecord<R extends Versioned>(list: readonly R[], record: R): readonly R[] {
  return list.some(({ id }) => id === record.id)
    ? list.map((listed) => (listed.id === record.id ? newer(listed, record) : listed))
    : [...list, record]
}
