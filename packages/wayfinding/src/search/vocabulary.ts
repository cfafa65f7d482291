/** Sorted keys, each with the numbers of the texts that have it. */
export type Vocabulary = {
  readonly keys: readonly string[]
  readonly texts: readonly (readonly number[])[]
  /** Letters that each key shares with the one before. */
  readonly shared: Uint16Array
}

export function vocabularyOf(entries: ReadonlyMap<string, readonly number[]>): Vocabulary {
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1))
  const keys = sorted.map(([key]) => key)
  return {
    keys,
    texts: sorted.map(([, texts]) => texts),
    shared: Uint16Array.from(keys, (key, index) => sharedLetters(key, keys[index - 1] ?? '')),
  }
}

function sharedLetters(a: string, b: string): number {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length++
  return length
}

/** Numbers of the keys that begin with a prefix. */
export function keysFrom({ keys }: Vocabulary, prefix: string): number[] {
  let [low, high] = [0, keys.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((keys[middle] ?? '') < prefix) low = middle + 1
    else high = middle
  }
  const found: number[] = []
  for (let index = low; keys[index]?.startsWith(prefix); index++) found.push(index)
  return found
}

/**
 * Numbers of the keys that have a beginning at most `edits` away from the query: letters missing, added, wrong, or two
 * swapped (optimal string alignment). The keys are read as a tree: rows of the distance table are kept for the letters
 * shared with the key before.
 */
export function keysNear({ keys, shared }: Vocabulary, query: string, edits: number): number[] {
  const found: number[] = []
  const width = query.length + 1
  // a beginning that is longer differs by more letters than there may be
  const table = new Uint8Array(width * (query.length + edits + 2)).map((_, column) => (column < width ? column : 0))
  const letters = Array.from(query, (_, column) => query.charCodeAt(column))
  let depth = 0
  // whether all keys with the first `depth` letters match, or none of them
  let decided: boolean | undefined
  for (let index = 0; index < keys.length; index++) {
    const common = shared[index] ?? 0
    if (decided === undefined || common < depth) {
      const key = keys[index] ?? ''
      depth = Math.min(depth, common)
      decided = undefined
      while (decided === undefined && depth < key.length) {
        depth++
        const least = fillRow(table, depth, key, letters)
        if ((table[depth * width + query.length] ?? 0) <= edits) decided = true
        else if (least > edits) decided = false
      }
    }
    if (decided) found.push(index)
  }
  return found
}

/** Fills the row after one more letter of the key, and returns its smallest distance. */
function fillRow(table: Uint8Array, depth: number, key: string, query: readonly number[]): number {
  const width = query.length + 1
  const [row, above] = [depth * width, (depth - 1) * width]
  const [letter, letterBefore] = [key.charCodeAt(depth - 1), depth > 1 ? key.charCodeAt(depth - 2) : -1]
  let least = depth
  table[row] = depth
  for (let column = 1; column < width; column++) {
    const wrong = (table[above + column - 1] ?? 0) + (letter === query[column - 1] ? 0 : 1)
    let best = Math.min(wrong, (table[above + column] ?? 0) + 1, (table[row + column - 1] ?? 0) + 1)
    if (column > 1 && letter === query[column - 2] && letterBefore === query[column - 1]) {
      best = Math.min(best, (table[above - width + column - 2] ?? 0) + 1)
    }
    table[row + column] = best
    if (best < least) least = best
  }
  return least
}
