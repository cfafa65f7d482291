// Walks over schemas and values, to find references.

import { type FieldFacts, facts, type MediaKind } from './fields'
import { richTextFiles, withoutRichTextFiles } from './rich-text'
import * as z from './zod'

/** Path of a value in a record: field names and list indexes. */
export type Path = readonly (string | number)[]
type Visit = (fact: FieldFacts, value: unknown, path: Path) => void

type Def = {
  type: string
  innerType?: z.ZodMiniType
  keyType?: z.ZodMiniType
  entries?: Record<string, string>
  values?: unknown[]
  format?: string
  checks?: { _zod: { def: { check: string; maximum?: number; format?: string } } }[]
  in?: z.ZodMiniType
  out?: z.ZodMiniType
  element?: z.ZodMiniType
  valueType?: z.ZodMiniType
  shape?: Record<string, z.ZodMiniType>
  options?: z.ZodMiniType[]
  left?: z.ZodMiniType
  right?: z.ZodMiniType
}

export const defOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Def

/** The schema inside `optional`, `nullable` and defaults. */
export function unwrap(schema: z.ZodMiniType): z.ZodMiniType {
  const { innerType } = defOf(schema)
  return innerType && !facts.has(schema) ? unwrap(innerType) : schema
}

/** An optional value. A default is left out, as it would replace a missing one. */
export function optionalOf(schema: z.ZodMiniType) {
  const { type, innerType } = defOf(schema)
  return z.optional(type === 'default' && innerType ? innerType : schema)
}

type FactName = keyof FieldFacts

/** For each name, whether a schema or one inside it has metadata of this name. */
const known: Partial<Record<FactName, WeakMap<z.ZodMiniType, boolean>>> = {}

function holds(schema: z.ZodMiniType, name: FactName): boolean {
  known[name] ??= new WeakMap()
  const before = known[name].get(schema)
  if (before !== undefined) return before
  const found = facts.get(schema)?.[name] !== undefined || innerOf(schema).some((inner) => holds(inner, name))
  known[name].set(schema, found)
  return found
}

/** The schemas directly inside a schema. */
function innerOf(schema: z.ZodMiniType): z.ZodMiniType[] {
  const { innerType, left, right, shape, element, options, valueType } = defOf(schema)
  return [innerType, left, right, element, valueType, ...Object.values(shape ?? {}), ...(options ?? [])].filter(
    (inner) => inner !== undefined,
  )
}

/** Calls `visit` for every nested value with some of the named metadata in its schema. */
export function walk(
  schema: z.ZodMiniType,
  value: unknown,
  names: readonly FactName[],
  visit: Visit,
  path: Path = [],
): void {
  // most of a large record, such as what is drawn on a floor, has none of them
  if (!names.some((name) => holds(schema, name))) return
  const fact = facts.get(schema)
  if (fact && names.some((name) => fact[name] !== undefined)) visit(fact, value, path)
  const def = defOf(schema)
  if (def.innerType) {
    walk(def.innerType, value, names, visit, path)
  } else if (def.left && def.right) {
    walk(def.left, value, names, visit, path)
    walk(def.right, value, names, visit, path)
  } else if (value === null || typeof value !== 'object') {
    return
  } else if (def.shape) {
    for (const [key, inner] of Object.entries(def.shape)) {
      walk(inner, (value as Record<string, unknown>)[key], names, visit, [...path, key])
    }
  } else if (def.element && Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(def.element, item, names, visit, [...path, index])
  } else if (def.options) {
    const fitting = def.options.find((option) => option.safeParse(value).success)
    if (fitting) walk(fitting, value, names, visit, path)
  } else if (def.valueType && defOf(def.valueType).type !== 'unknown') {
    for (const [key, item] of Object.entries(value)) walk(def.valueType, item, names, visit, [...path, key])
  }
}

/** A reference to another record or file; `path` leads to its id. */
export type Reference = {
  resource: string
  id: string
  path: Path
  /** The only kind of file that the field accepts. */
  mediaKind?: MediaKind | undefined
}

/** Lists the references of a value. Those of a rich text are its fonts and documents, at the language and their own id. */
export function referencesIn(schema: z.ZodMiniType, value: unknown): Reference[] {
  const found: Reference[] = []
  walk(schema, value, ['reference', 'rich'], ({ reference, mediaKind, rich }, inner, path) => {
    if (reference && typeof inner === 'string') found.push({ resource: reference, id: inner, path, mediaKind })
    if (!rich) return
    for (const [language, text] of Object.entries(inner ?? {})) {
      if (typeof text !== 'string') continue
      const files = new Map(richTextFiles(text).map((file) => [file.id, file]))
      for (const { id, kind } of files.values()) {
        found.push({ resource: 'MediaLibrary', id, path: [...path, language, id], mediaKind: kind })
      }
    }
  })
  return found
}

/**
 * Removes references to other records. A list entry that requires a reference is removed, a field that requires one
 * becomes undefined.
 */
export const withoutReferences = (body: z.ZodMiniType, data: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(defOf(body).shape ?? {}).map(([name, schema]) => {
      const value = stripped(schema, data[name])
      const takes = (one: unknown) => schema.safeParse(one).success
      // a list that may be absent but not empty
      return [name, Array.isArray(value) && !takes(value) && takes(undefined) ? undefined : value]
    }),
  )

function stripped(schema: z.ZodMiniType, value: unknown): unknown {
  if (value === null || value === undefined) return value
  const fact = facts.get(schema)
  if (fact?.reference) return undefined
  if (fact?.rich) {
    const texts = Object.entries(value).map(([language, text]) => [language, withoutRichTextFiles(text)])
    return Object.fromEntries(texts)
  }
  const def = defOf(schema)
  if (def.innerType) return stripped(def.innerType, value)
  if (def.options) {
    const fitting = def.options.find((option) => option.safeParse(value).success)
    return fitting ? stripped(fitting, value) : value
  }
  if (def.element && Array.isArray(value)) {
    const { element } = def
    return value.map((one) => stripped(element, one)).filter((one) => one !== undefined)
  }
  if (def.shape && typeof value === 'object') {
    const inner = withoutReferences(schema, value as Record<string, unknown>)
    const whole = Object.entries(def.shape).every(
      ([name, one]) => inner[name] !== undefined || one.safeParse(undefined).success,
    )
    return whole ? inner : undefined
  }
  return value
}

/** The resources that a schema's fields reference, at any depth. */
export function resourcesReferredTo(schema: z.ZodMiniType): string[] {
  const { reference, rich } = facts.get(schema) ?? {}
  const own = reference ?? (rich && 'MediaLibrary')
  const found = innerOf(schema).flatMap(resourcesReferredTo)
  return [...new Set(own ? [own, ...found] : found)]
}
