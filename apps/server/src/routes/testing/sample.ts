import { languageCodes } from '@kiosk-admin/api-client'
import type * as z from '@kiosk-admin/api-client/zod'

type Def = {
  type: string
  innerType?: z.ZodMiniType
  in?: z.ZodMiniType
  out?: z.ZodMiniType
  element?: z.ZodMiniType
  valueType?: z.ZodMiniType
  shape?: Record<string, z.ZodMiniType>
  options?: z.ZodMiniType[]
  items?: z.ZodMiniType[]
  left?: z.ZodMiniType
  right?: z.ZodMiniType
  entries?: Record<string, string>
  values?: unknown[]
  checks?: { _zod: { def: { check: string; maximum?: number } } }[]
}

export const defOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Def

/** Candidate values for texts and numbers; the first one that a schema accepts is the sample. */
const leaves = [
  '2026-11-21',
  '2026-11-21T09:00:00.000Z',
  '09:00:00.000',
  '09:00',
  '#336699',
  'https://example.com/',
  'name@example.com',
  'Europe/Stockholm',
  'sample-words',
  'A1',
  1,
  0,
  0.5,
  true,
  '1',
]

/**
 * Generates a value for a schema with all optional fields set; each id in it is `id`. Returns `undefined` when no value
 * fits; the call then needs a body in the fixtures.
 */
export function sampleOf(schema: z.ZodMiniType, id: string): unknown {
  const def = defOf(schema)
  const takes = (value: unknown) => schema.safeParse(value).success
  const first = (values: unknown[]) => values.find(takes)
  if (def.innerType) return sampleOf(def.innerType, id) ?? first([undefined, null])
  if (def.values) return def.values[0]
  if (def.entries) return Object.values(def.entries)[0]
  if (def.options) return first(def.options.map((option) => sampleOf(option, id)))
  if (def.items) return def.items.map((item) => sampleOf(item, id))
  if (def.in && def.out) return first([sampleOf(def.in, id), sampleOf(def.out, id)])
  if (def.left && def.right) return { ...(sampleOf(def.left, id) as object), ...(sampleOf(def.right, id) as object) }
  if (def.element) return first([[sampleOf(def.element, id)], []])
  if (def.shape) {
    const fields = Object.entries(def.shape).map(([name, inner]) => [name, sampleOf(inner, id)] as const)
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
  }
  if (def.valueType) {
    const value = sampleOf(def.valueType, id)
    const byLanguage = Object.fromEntries(languageCodes.map((code) => [code, value]))
    return first([byLanguage, { name: value }, {}])
  }
  return first([id, ...leaves])
}
