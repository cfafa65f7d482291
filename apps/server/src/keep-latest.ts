/**
 * Keeps a result for each key until its version changes, for the last `most` keys that were asked for. Failures are not kept.
 */
export function keepLatest<T>(most: number) {
  const kept = new Map<string, { version: string; result: Promise<T> }>()
  return (key: string, version: string, make: () => Promise<T>): Promise<T> => {
    const last = kept.get(key)
    const entry = last?.version === version ? last : { version, result: make() }
    kept.delete(key)
    kept.set(key, entry)
    for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest)
    if (entry !== last) entry.result.catch(() => kept.get(key) === entry && kept.delete(key))
    return entry.result
  }
}
