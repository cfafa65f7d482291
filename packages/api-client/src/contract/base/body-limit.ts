import type { Call } from './call'
import { facts } from './fields'
import { defOf } from './walk'
import type * as z from './zod'

/** Minimum limit in bytes for every call. */
const leastBytes = 64 * 1024

/** A letter written as `\u00e5`; letters beyond the first 65,536 are two of these. */
const letterBytes = 6

const formatLetters: Record<string, number> = { uuid: 36, date: 10 }

/** Maximum length of texts that are limited by a pattern only: date and time, time of day, colour, key of a slide. */
const patternLetters = 64

/** Length of the longest number, `-1.7976931348623157e+308`, plus one for rounding. */
const numberBytes = 25

/**
 * Computes the length in bytes of the longest JSON without whitespace that a schema accepts; Infinity when unbounded. A
 * letter of a text takes `letter` bytes.
 */
export function longestJson(schema: z.ZodMiniType, letter = letterBytes): number {
  const maxJson = facts.get(schema)?.maxJson
  if (maxJson === undefined) return longestByParts(schema, letter)
  // only letters of texts can be escaped; a list of points has none
  const escapes = longestByParts(schema, letter) - longestByParts(schema, 1)
  return Math.min(maxJson + escapes, maxJson * letter)
}

function longestByParts(schema: z.ZodMiniType, letter: number): number {
  const def = defOf(schema)
  const most = Math.min(
    ...(def.checks ?? []).flatMap(({ _zod }) =>
      _zod.def.check === 'max_length' ? [_zod.def.maximum ?? Infinity] : [],
    ),
  )
  const longest = (inner: z.ZodMiniType) => longestJson(inner, letter)
  const fields = (all: readonly (readonly [string, z.ZodMiniType])[]) =>
    all.reduce((sum, [name, value]) => sum + name.length + 4 + longest(value), 2)

  if (def.innerType) return Math.max(longest(def.innerType), 'null'.length)
  if (def.shape) return fields(Object.entries(def.shape))
  if (def.left && def.right) return longest(def.left) + longest(def.right)
  if (def.options) return Math.max(...def.options.map(longest))
  if (def.element) return 2 + most * (longest(def.element) + 1)
  if (def.keyType && def.valueType) {
    const { valueType } = def
    const names = Object.values(defOf(def.keyType).entries ?? {})
    return names.length > 0 ? fields(names.map((name) => [name, valueType])) : Infinity
  }
  if (def.entries) return Math.max(...Object.values(def.entries).map(jsonLength))
  if (def.values) return Math.max(...def.values.map(jsonLength))
  switch (def.type) {
    case 'string': {
      if (most !== Infinity) return 2 + most * letter
      const hasPattern = def.format !== undefined || def.checks?.some(({ _zod }) => _zod.def.check === 'string_format')
      return hasPattern ? 2 + (formatLetters[def.format ?? ''] ?? patternLetters) : Infinity
    }
    case 'number':
    case 'int':
      return numberBytes
    case 'boolean':
      return 'false'.length
    default:
      return Infinity
  }
}

const jsonLength = (value: unknown) => JSON.stringify(value).length

/** Maximum size of a call's JSON body in bytes. */
export function bodyLimit({ name, body, maxBytes }: Call): number {
  const limit = maxBytes ?? Math.max(leastBytes, longestJson(body))
  if (!Number.isFinite(limit)) throw new Error(`The schema of ${name} has no longest value: give the call maxBytes`)
  return limit
}
