/** A record that cells can reference, with its parent in a tree. */
export type Named = {
  id: string
  name: string
  /** Its names in further languages, in the same order for all records. */
  others?: readonly string[]
  parentId?: string | null | undefined
}

/** Converts between ids and the names in cells. */
export type Names = {
  /** `Fashion > Shoes`; the id if the name is ambiguous. */
  textOf: (id: string) => string
  /** Finds an id by name, path or id, or else by the name or path in another language; `several` if it is ambiguous. */
  find: (text: string) => { id: string } | 'none' | 'several'
  /** Adds a record that the file creates, for later rows. */
  add: (named: Named) => void
}

const ABOVE = '>'
const NEXT = '|'

const escaped = (name: string) => name.replaceAll(/[\\>|]/g, '\\$&')

/** Splits a cell at a separator that is not escaped with a backslash, and trims the parts. */
function splitCell(text: string, sign: string): string[] {
  const parts = ['']
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    if (letter === '\\') {
      parts[parts.length - 1] += letter + (text[at + 1] ?? '')
      at += 1
    } else if (letter === sign) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** Joins values in a cell: `Shoes | Sport`. */
export const joinList = (texts: readonly string[]) => texts.join(` ${NEXT} `)
export const splitList = (text: string) => splitCell(text, NEXT)

/** Joins values, escaping the separator with a backslash. */
export const joinWords = (words: readonly string[]) => joinList(words.map((word) => word.replaceAll(/[\\|]/g, '\\$&')))
export const splitWords = (text: string) => splitList(text).map((word) => word.replaceAll(/\\(.)/g, '$1'))

const keyOf = (path: string) =>
  splitCell(path, ABOVE)
    .map((part) => part.normalize().toLowerCase())
    .join(ABOVE)

export function createNames(all: readonly Named[]): Names {
  const byId = new Map(all.map((named) => [named.id, named]))
  const byKey = new Map<string, string[]>()
  const byOtherKey = new Map<string, Set<string>>()

  /** The path in the first language, or in another one. */
  function pathOf(id: string, other?: number): string {
    const parts: string[] = []
    const seen = new Set<string>()
    for (let one = byId.get(id); one && !seen.has(one.id); one = byId.get(one.parentId ?? '')) {
      seen.add(one.id)
      parts.unshift(escaped((other === undefined ? undefined : one.others?.[other]) ?? one.name))
    }
    return parts.join(` ${ABOVE} `)
  }
  function index({ id, others = [] }: Named) {
    const key = keyOf(pathOf(id))
    byKey.set(key, [...(byKey.get(key) ?? []), id])
    for (const other of others.keys()) {
      const otherKey = keyOf(pathOf(id, other))
      byOtherKey.set(otherKey, new Set([...(byOtherKey.get(otherKey) ?? []), id]))
    }
  }
  for (const named of all) index(named)

  return {
    textOf(id) {
      if (!byId.has(id)) return id
      const path = pathOf(id)
      return path !== '' && byKey.get(keyOf(path))?.length === 1 ? path : id
    },
    find(text) {
      const id = text.trim().toLowerCase()
      if (byId.has(id)) return { id }
      const key = keyOf(text)
      const [first, second] = byKey.get(key) ?? byOtherKey.get(key) ?? []
      if (first === undefined) return 'none'
      return second === undefined ? { id: first } : 'several'
    },
    add(named) {
      byId.set(named.id, named)
      index(named)
    },
  }
}
