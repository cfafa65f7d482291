/**
 * Keeps a result for each key until its version changes: those asked for last, with a total size of at most `most`. Failures
 * are not kept, and a pending result counts as 1.
 */
export function keepLatest<T>(most: number, sizeOf: (result: T) => number = () => 1) {
  type Entry = { version: string; result: Promise<T>; size: number }
  const kept = new Map<string, Entry>()
  let total = 0

  function drop(key: string, entry: Entry) {
    if (kept.get(key) !== entry) return
    kept.delete(key)
    total -= entry.size
  }

  function shrink() {
    for (const [key, entry] of kept) {
      if (total <= most) return
      drop(key, entry)
    }
  }

  function add(key: string, version: string, result: Promise<T>): Entry {
    const entry: Entry = { version, result, size: 1 }
    result.then(
      (value) => {
        if (kept.get(key) === entry) total += sizeOf(value) - entry.size
        entry.size = sizeOf(value)
        shrink()
      },
      () => drop(key, entry),
    )
    return entry
  }

  return (key: string, version: string, make: () => Promise<T>): Promise<T> => {
    const last = kept.get(key)
    const entry = last?.version === version ? last : add(key, version, make())
    if (last) drop(key, last)
    kept.set(key, entry)
    total += entry.size
    shrink()
    return entry.result
  }
}
