import { type ContentType, type LanguageCode, walk, withoutReferences } from '@kiosk-admin/api-client'

type Fields = Readonly<Record<string, unknown>>
type Path = readonly (string | number)[]

/** A place in a record that names another record or a file. */
export type Reference = { resource: string; id: string; path: Path }

/** What is true of the first mall's house only: the wayfinding spot's code, and where the house stands. */
export const ofTheHouse = ['areaId', 'address', 'location'] as const

/** A category that follows another one does so only where that one is. */
const followers = [
  ['dynamicSimpleView', 'simpleViewCategoryId'],
  ['dynamicVisit', 'visitCategoryId'],
] as const

/** Everything that a record names, however deep. */
export function referencesIn(type: Pick<ContentType, 'body'>, record: Fields): Reference[] {
  const found: Reference[] = []
  walk(type.body, record, ({ reference }, value, path) => {
    if (reference && typeof value === 'string') found.push({ resource: reference, id: value, path })
  })
  return found
}

type Carry = {
  /** The id in the other mall for an id of this one; none is left out. */
  idThere: (reference: Reference) => string | undefined
  /** The first languages of both malls, whose texts every record has. */
  first: { here: LanguageCode | undefined; there: LanguageCode | undefined }
}

/**
 * A record's fields as another mall takes them: InActive, what it names replaced by what is there, what has no like there
 * and what is of the house left out, and its required texts in the language that the other mall begins with.
 */
export function carried(type: Pick<ContentType, 'body' | 'fieldNames'>, record: Fields, { idThere, first }: Carry) {
  const all = Map.groupBy(referencesIn(type, record), ({ path }) => String(path[0]))
  const bare = withoutReferences(type.body, record)
  const fields: Record<string, unknown> = {}
  for (const name of type.fieldNames) {
    const there = (all.get(name) ?? []).map((one) => ({ path: one.path, id: idThere(one) }))
    const value = structuredClone(record[name])
    if (Array.isArray(value) && there.length > 0 && there.every(({ path }) => path.length === 2)) {
      // a list of ids: two that became one are one
      const ids = [...new Set(there.flatMap(({ id }) => id ?? []))]
      fields[name] = ids.length > 0 ? ids : bare[name]
    } else if (there.every(({ id }) => id !== undefined)) {
      fields[name] = there.reduce((whole, { path, id }) => withIdAt(whole, path.slice(1), id), value)
    } else fields[name] = bare[name]
  }
  for (const name of ofTheHouse) if (name in fields) fields[name] = null
  for (const [flag, named] of followers) if (fields[flag] === true && !fields[named]) fields[flag] = false
  fields.status = 'InActive'
  const { here, there } = first
  walk(type.body, fields, ({ localised }, value) => {
    const texts = value as Partial<Record<LanguageCode, string>> | null | undefined
    if (localised === 'required' && texts && here && there && !texts[there] && texts[here]) texts[there] = texts[here]
  })
  return fields
}

/** A value that was cloned for this, with an id put where the path leads. */
function withIdAt(value: unknown, path: Path, id: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return id
  const holder = value as Record<string | number, unknown>
  holder[step] = withIdAt(holder[step], rest, id)
  return holder
}

type Named = { id: string; name?: unknown }

const textsOf = (name: unknown): [string, string][] =>
  Object.entries((name ?? {}) as Record<string, string>).map(([code, text]) => [code, text.trim().toLocaleLowerCase()])

/** The one that has the same name in a language that both are written in. */
export function sameNamed<N extends Named>(name: unknown, among: readonly N[]): N | undefined {
  const texts = new Map(textsOf(name))
  return among.find((one) => textsOf(one.name).some(([code, text]) => text !== '' && texts.get(code) === text))
}

/** Those above others first, so that a child finds its parent already there. */
export function parentsFirst<R extends { id: string; parentId?: string | null }>(rows: readonly R[]): R[] {
  const known = new Map(rows.map((row) => [row.id, row]))
  const depth = (row: R | undefined, below = 0): number =>
    row?.parentId && below < rows.length ? depth(known.get(row.parentId), below + 1) : below
  return [...rows].sort((a, b) => depth(a) - depth(b))
}
