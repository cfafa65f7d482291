// The fields of a kind, described by their schemas.

import { type FieldFormat, facts, type MediaKind } from './fields'
import { defOf, unwrap } from './walk'
import type * as z from './zod'

/** Metadata of a field for forms, tables and stores. */
export type FieldDescription = {
  name: string
  /** The type of its schema: `string`, `boolean`, `enum`, `array` … */
  type: string
  required: boolean
  localised: boolean
  rich: boolean
  writeOnly: boolean
  /** Default of a new record; undefined for required values. */
  initial: unknown
  /** Resource that it references, or that the entries of a list reference. */
  reference?: string
  /** The values of an enum. */
  values?: readonly string[]
  /** The allowed kind of files, for a field that references one. */
  mediaKind?: MediaKind
  maxLength?: number
  format?: FieldFormat
}

/** Lists the fields of a kind with their metadata for forms, tables and stores. */
export function describeFields(type: { body: z.ZodMiniType }): FieldDescription[] {
  const shape = defOf(type.body).shape ?? {}
  return Object.entries(shape).map(([name, schema]) => {
    const inner = unwrap(schema)
    const fact = facts.get(inner) ?? facts.get(schema) ?? {}
    const { type: schemaType, entries, element } = defOf(inner)
    const reference = fact.reference ?? (element && facts.get(element)?.reference)
    return {
      name,
      type: schemaType,
      required: fact.localised === 'required' || !schema.safeParse(undefined).success,
      localised: fact.localised !== undefined,
      rich: fact.rich ?? false,
      writeOnly: fact.writeOnly ?? false,
      initial: schema.safeParse(undefined).data,
      ...(reference ? { reference } : {}),
      ...(entries ? { values: Object.values(entries) } : {}),
      ...(fact.mediaKind ? { mediaKind: fact.mediaKind } : {}),
      ...(fact.maxLength ? { maxLength: fact.maxLength } : {}),
      ...(fact.format ? { format: fact.format } : {}),
    }
  })
}
