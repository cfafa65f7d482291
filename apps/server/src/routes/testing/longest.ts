import { areas, languageCodes, walk } from '@kiosk-admin/api-client'
import type { FieldFacts } from '@kiosk-admin/api-client/internal'
import type * as z from '@kiosk-admin/api-client/zod'
import { testId } from '../../testing/mall'
import { defOf, sampleOf } from './sample'

type Data = Record<string, unknown>
type Schema = z.ZodMiniType

const takes = (schema: Schema, value: unknown) => schema.safeParse(value).success
const lengthOf = (value: unknown) => JSON.stringify(value)?.length ?? 0
const longestAmong = (values: readonly unknown[]) => values.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]

function factOf(schema: Schema): FieldFacts | undefined {
  const found: FieldFacts[] = []
  walk(schema, undefined, ['reference', 'rich', 'localised', 'format', 'maxLength', 'maxJson'], (fact) =>
    found.push(fact),
  )
  return found[0]
}

/** Whether a schema has a field that is an id of another record; a rich text only may have such. */
function hasReference(schema: Schema): boolean {
  const fact = factOf(schema)
  if (fact?.reference || fact?.rich) return fact.reference !== undefined
  const { innerType, left, right, shape = {}, options = [], element, valueType } = defOf(schema)
  const inner = [innerType, left, right, element, valueType, ...Object.values(shape), ...options]
  return inner.some((one) => one !== undefined && hasReference(one))
}

const maximumOf = (schema: Schema) =>
  defOf(schema).checks?.find(({ _zod }) => _zod.def.check === 'max_length')?._zod.def.maximum

/** Characters of four bytes, which count as two in a schema and are twelve bytes as `\u` escapes. */
const fourBytes = (count: number) => '😀'.repeat(count / 2).padEnd(count, 'é')

function longestText(schema: Schema, base: unknown, { rich = false } = {}): unknown {
  const most = maximumOf(schema)
  if (most === undefined) return base
  const candidates = rich
    ? [`<p>${fourBytes(most - 7)}</p>`]
    : [fourBytes(most), `https://example.com/${'a'.repeat(Math.max(most - 20, 0))}`, 'a'.repeat(most)]
  return candidates.find((one) => takes(schema, one)) ?? base
}

const hour = (of: number) => `${String(of).padStart(2, '0')}:00`

/** Lists with distinct entries. */
const distinctLists = [
  Array.from({ length: 12 }, (_, it) => ({ from: hour(2 * it), to: hour(2 * it + 2) })),
  areas.map((area) => ({ area, read: true, write: true })),
  [...languageCodes],
]

/**
 * Returns the longest value that a schema accepts. References, and values limited only by a pattern, are taken from
 * `base`.
 */
export function longestOf(schema: Schema, base: unknown, id: string, rich = false): unknown {
  const fact = factOf(schema)
  if (fact?.reference) return base
  const isRich = rich || fact?.rich === true
  const def = defOf(schema)
  const given = (inner: Schema, value: unknown) =>
    value === null || value === undefined ? (sampleOf(inner, id) ?? value) : value
  const longest = (inner: Schema, value: unknown) => longestOf(inner, given(inner, value), id, isRich)

  if (def.innerType) {
    const inner = hasReference(def.innerType) ? base : given(def.innerType, base)
    return inner === null || inner === undefined ? inner : longestOf(def.innerType, inner, id, isRich)
  }
  if (def.left && def.right) return { ...(longest(def.left, base) as Data), ...(longest(def.right, base) as Data) }
  if (def.shape) {
    return Object.fromEntries(
      Object.entries(def.shape).map(([name, inner]) => [name, longestOf(inner, (base as Data)?.[name], id, isRich)]),
    )
  }
  if (def.options) {
    const free = def.options.filter((option) => !hasReference(option))
    return longestAmong(free.map((option) => longest(option, undefined))) ?? base
  }
  if (fact?.maxJson) return longestWithin(schema, fact.maxJson, (element) => longest(element, undefined))
  if (def.element) {
    const { element } = def
    const distinct = distinctLists.find((list) => takes(element, list[0]) && takes(schema, list))
    const one = longest(element, (base as unknown[] | undefined)?.[0])
    return distinct ?? Array.from({ length: maximumOf(schema) ?? 1 }, (_, at) => withOwnIds(one, at))
  }
  if (def.valueType) {
    const { valueType } = def
    return Object.fromEntries(languageCodes.map((code) => [code, longest(valueType, (base as Data)?.[code])]))
  }
  if (def.entries) return longestAmong(Object.values(def.entries))
  return def.type === 'string' ? longestText(schema, base, { rich: isRich }) : base
}

/** The largest entries that fit, as many as fit: whole ones first, then ones with shorter lists. */
function longestWithin(schema: Schema, most: number, longest: (element: Schema) => unknown): unknown {
  const { element } = defOf(schema)
  if (!element) throw new Error('Only lists are bound by their JSON')
  const whole = longest(element)
  const list: unknown[] = []
  for (let part = 1; part > 0.001; ) {
    const next = withOwnIds(shortened(whole, part), list.length)
    const all = [...list, next]
    if (all.length <= (maximumOf(schema) ?? Infinity) && lengthOf(all) <= most && takes(schema, all)) list.push(next)
    else part /= 2
  }
  return list
}

/** Keeps a part of each list in a value; points and slots keep three. */
function shortened(value: unknown, part: number): unknown {
  if (Array.isArray(value)) {
    const count = Math.max(Math.ceil(value.length * part), Math.min(value.length, 3))
    return value.slice(0, count).map((one) => shortened(one, part))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one, part)]))
}

/** Gives each part of a value its own id. */
function withOwnIds(value: unknown, of: number): unknown {
  let last = 0
  const renamed = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(renamed)
    if (typeof one !== 'object' || one === null) return one
    const others = Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, renamed(inner)]))
    if (!('id' in one)) return others
    last += 1
    return { ...others, id: testId(of, last) }
  }
  return renamed(value)
}
