/** Sorted keys, each with the numbers of the texts that have it. */
export type Vocabulary = {
  readonly keys: readonly string[]
  readonly texts: readonly (readonly number[])[]
  /** Letters that each key shares with the one before. */
  readonly shared: readonly number[]
}

export function vocabularyOf(entries: ReadonlyMap<string, readonly number[]>): Vocabulary {
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1))
  const keys = sorted.map(([key]) => key)
  return {
    keys,
    texts: sorted.map(([, texts]) => texts),
    shared: keys.map((key, index) => sharedLetters(key, keys[index - 1] ?? '')),
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
 * swapped. The keys are read as a tree: rows of the distance table are kept for the letters shared with the key before.
 */
export function keysNear({ keys, shared }: Vocabulary, query: string, edits: number): number[] {
  const found: number[] = []
  const rows: number[][] = [Array.from({ length: query.length + 1 }, (_, index) => index)]
  let depth = 0
  // whether all keys with the first `depth` letters match, or none of them
  let decided: boolean | undefined
  for (const [index, key] of keys.entries()) {
    const common = shared[index] ?? 0
    if (decided === undefined || common < depth) {
      depth = Math.min(depth, common)
      decided = undefined
      while (decided === undefined && depth < key.length) {
        depth++
        const row = nextRow(rows, depth, key, query)
        rows[depth] = row
        if ((row[query.length] ?? 0) <= edits) decided = true
        else if (Math.min(...row) > edits) decided = false
      }
    }
    if (decided) found.push(index)
  }
  return found
}

/** The row of the table of optimal string alignment after one more letter of the key. */
function nextRow(rows: readonly number[][], depth: number, key: string, query: string): number[] {
  const [above = [], twoAbove = []] = [rows[depth - 1], rows[depth - 2]]
  const [letter, letterBefore] = [key[depth - 1], key[depth - 2]]
  const row = [depth]
  for (let column = 1; column <= query.length; column++) {
    const wrong = (above[column - 1] ?? 0) + (letter === query[column - 1] ? 0 : 1)
    let best = Math.min(wrong, (above[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1)
    const swapped = letter === query[column - 2] && letterBefore === query[column - 1]
    if (swapped && column > 1 && depth > 1) best = Math.min(best, (twoAbove[column - 2] ?? 0) + 1)
    row.push(best)
  }
  return row
}
