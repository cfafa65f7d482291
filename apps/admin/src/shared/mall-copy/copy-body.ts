import {
  type ContentType,
  type LanguageCode,
  type Reference,
  referencesIn,
  walk,
  withoutReferences,
} from '@kiosk-admin/api-client'

type Fields = Readonly<Record<string, unknown>>

/** Fields about a physical location, which differ between malls: the floor plan area, address and position. */
export const mallSpecificFields = ['areaId', 'address', 'location'] as const

/** Flags that require a category reference. */
const dependentFlags = [
  ['dynamicSimpleView', 'simpleViewCategoryId'],
  ['dynamicVisit', 'visitCategoryId'],
] as const

type CopyBodyOptions = {
  /** Returns the id in the other mall; `undefined` removes the reference. */
  targetId: (reference: Reference) => string | undefined
  /** First languages of both malls; every record has texts in its mall's first language. */
  first: { source: LanguageCode | undefined; target: LanguageCode | undefined }
}

/**
 * Returns the body of a copy in another mall: InActive, with references replaced or removed, without mall-specific
 * fields, and with required texts in that mall's first language.
 */
export function toCopyBody(
  type: Pick<ContentType, 'body' | 'fieldNames'>,
  record: Fields,
  { targetId, first }: CopyBodyOptions,
) {
  const references = Map.groupBy(referencesIn(type.body, record), ({ path }) => String(path[0]))
  const withoutRefs = withoutReferences(type.body, record)
  const fields: Record<string, unknown> = {}
  for (const name of type.fieldNames) {
    const targets = (references.get(name) ?? []).map((reference) => ({ path: reference.path, id: targetId(reference) }))
    const value = structuredClone(record[name])
    if (Array.isArray(value) && targets.length > 0 && targets.every(({ path }) => path.length === 2)) {
      // removes duplicates, as two categories may match the same one
      const ids = [...new Set(targets.flatMap(({ id }) => id ?? []))]
      fields[name] = ids.length > 0 ? ids : withoutRefs[name]
    } else if (targets.every(({ id }) => id !== undefined)) {
      fields[name] = targets.reduce((whole, { path, id }) => withIdAt(whole, path.slice(1), id), value)
    } else fields[name] = withoutRefs[name]
  }
  for (const name of mallSpecificFields) if (name in fields) fields[name] = null
  for (const [flag, named] of dependentFlags) if (fields[flag] === true && !fields[named]) fields[flag] = false
  fields.status = 'InActive'
  const { source, target } = first
  walk(type.body, fields, ['localised'], ({ localised }, value) => {
    const texts = value as Partial<Record<LanguageCode, string>> | null | undefined
    if (localised === 'required' && texts && source && target && !texts[target] && texts[source])
      texts[target] = texts[source]
  })
  return fields
}

/** Sets an id at a path, modifying the value. A rich text has its ids in the text. */
function withIdAt(value: unknown, path: Reference['path'], id: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return id
  if (typeof value === 'string') return value.replaceAll(String(step), String(id))
  const holder = value as Record<string | number, unknown>
  holder[step] = withIdAt(holder[step], rest, id)
  return holder
}

type Named = { id: string; name?: unknown }

const textsOf = (name: unknown): [string, string][] =>
  Object.entries((name ?? {}) as Record<string, string>).map(([code, text]) => [code, text.trim().toLocaleLowerCase()])

/** Returns the record that has the same name in any language. */
export function findByName<N extends Named>(name: unknown, among: readonly N[]): N | undefined {
  const texts = new Map(textsOf(name))
  return among.find((one) => textsOf(one.name).some(([code, text]) => text !== '' && texts.get(code) === text))
}

/** Sorts parents before their children. */
export function parentsFirst<R extends { id: string; parentId?: string | null }>(rows: readonly R[]): R[] {
  const known = new Map(rows.map((row) => [row.id, row]))
  const depth = (row: R | undefined, below = 0): number =>
    row?.parentId && below < rows.length ? depth(known.get(row.parentId), below + 1) : below
  return [...rows].sort((a, b) => depth(a) - depth(b))
}
