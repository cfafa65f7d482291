import { facts, languageCode, repeated, text } from './fields'
import { defOf, unwrap } from './walk'
import * as z from './zod'

/**
 * How the values of a field are compared: texts by the alphabet of a language, references by the names of the records,
 * opening hours by those of the day.
 */
export type SortKind = 'code' | 'hours' | 'localised' | 'name' | 'number' | 'state' | 'text' | 'time'

/** A field to sort by; with a minus, descending. */
export type Sort<F extends string> = F | `-${F}`

/** The fields of a shape that a list can be sorted by, each with how its values are compared. */
export function sortsOf(shape: Record<string, z.ZodMiniType>): Record<string, SortKind> {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, schema]) => {
      const kind = sortKindOf(unwrap(schema))
      return kind ? [[name, kind] as const] : []
    }),
  )
}

const kindOfType: Partial<Record<string, SortKind>> = { number: 'number', enum: 'code', boolean: 'code' }

function sortKindOf(schema: z.ZodMiniType): SortKind | undefined {
  const { localised, rich, reference, format } = facts.get(schema) ?? {}
  const def = defOf(schema)
  if (localised) return rich ? undefined : 'localised'
  if (format === 'openingHours') return 'hours'
  if (def.type !== 'string') return kindOfType[def.type]
  if (reference || format === 'url') return undefined
  return def.format === 'datetime' ? 'time' : format ? 'code' : 'text'
}

/** Largest number of records in a page. */
export const largestPage = 1000

/**
 * Parameters of a list: the fields to sort by, and words to find in the texts that the search call reads, too, or in the
 * names of records that the list can be sorted by.
 */
export const listQuery = <F extends string>(fields: readonly F[]) => ({
  sort: z.optional(sortBy(fields)),
  q: z.optional(text(100)),
  /** The language of the texts to sort by. @default the first language of the mall */
  language: z.optional(languageCode),
})

function sortBy<F extends string>(fields: readonly F[]): z.ZodMiniType<Sort<F>[], Sort<F> | Sort<F>[]> {
  const one = z.enum(fields.flatMap((field): Sort<F>[] => [field, `-${field}`]))
  const many = z.array(one).check(z.maxLength(3))
  return z.pipe(
    z.union([one, many]),
    z.transform((sort) => (Array.isArray(sort) ? sort : [sort])),
  )
}

/** A whole number in the query string, between the bounds, both included. */
export const numberFromText = (minimum: number, maximum: number) =>
  z.coerce.number<number>().check(z.int(), z.gte(minimum), z.lte(maximum))

/** Instead of a cursor: records that come and go between two pages may then repeat or be skipped. */
export const skipping = {
  /** Number of records before the page. */
  offset: z.optional(numberFromText(0, 1_000_000)),
}

/** Parameters of a page of a list, beside those of the list. */
export const paging = {
  limit: numberFromText(1, largestPage),
  /** The `nextCursor` of the page before, with the same other parameters. */
  cursor: z.optional(z.string()),
  ...skipping,
}

/** The same of content. */
export const contentPaging = {
  ...paging,
  /** Whether records include the long fields, which lists omit. */
  longFields: z.optional(z.enum(['true', 'false'])),
}

/** The parameters that select the page of a list over the whole list at the same path. */
export const selectsPage = ['limit', 'cursor', 'offset'] as const

/** Answer of a page: `nextCursor` is null on the last one; `total` is the number of records on all pages. */
export const pageOf = <S extends z.ZodMiniType>(record: S) =>
  z.object({ data: z.array(record), nextCursor: z.nullable(z.string()), total: z.int() })

/** The edge of a record's days that is in this week. */
export type WeekEdge = 'starts' | 'ends'

const DAY_MS = 86_400_000
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)

/** The days of an ISO week, Monday to Sunday, that a day is in: `YYYY-MM-DD`. */
export function weekOf(day: string): { first: string; last: string } {
  const noon = Date.parse(`${day}T12:00Z`)
  const monday = noon - ((new Date(noon).getUTCDay() + 6) % 7) * DAY_MS
  return { first: dayOf(monday), last: dayOf(monday + 6 * DAY_MS) }
}

type Filtered = {
  /** Dotted paths of the first and the last day. */
  firstDay: string | undefined
  lastDay: string | undefined
  /** Names of the fields that reference a picture. */
  pictures: readonly string[]
}

/** The fields of a shape that are choices; the status has a filter of its own. */
type ChoiceOf<S> = {
  [F in Exclude<keyof S, 'status'>]: S[F] extends z.ZodMiniType<infer V>
    ? IsChoice<V> extends true
      ? F
      : never
    : never
}[Exclude<keyof S, 'status'>]
type IsChoice<V> = [V] extends [string] ? (string extends V ? false : true) : false

const choiceFilter = <S extends z.ZodMiniType>(choice: S) => z.optional(repeated(choice))

/** Filters by the values of a kind's choices. */
export function choiceFilters<S extends Record<string, z.ZodMiniType>>(shape: S) {
  const choices = Object.entries(shape)
    .map(([name, schema]) => [name, unwrap(schema)] as const)
    .filter(([name, schema]) => name !== 'status' && defOf(schema).entries)
  const filters = choices.map(([name, schema]) => [name, choiceFilter(schema)])
  return Object.fromEntries(filters) as {
    [F in ChoiceOf<S>]: ReturnType<typeof choiceFilter<z.ZodMiniType<z.output<S[F]>>>>
  }
}

/** Filters that follow from the fields of a kind. One without days or pictures has no such filter; the type has both. */
export function fieldFilters({ firstDay, lastDay, pictures }: Filtered) {
  const edges: WeekEdge[] = [...(firstDay ? (['starts'] as const) : []), ...(lastDay ? (['ends'] as const) : [])]
  const filters = {
    /** Records that start or end in the mall's week. */
    week: z.optional(repeated(z.enum(edges))),
    /** Records without a picture in one of these fields. */
    without: z.optional(repeated(z.enum(pictures))),
  }
  const values = { week: edges, without: pictures }
  const names = (Object.keys(filters) as (keyof typeof filters)[]).filter((name) => values[name].length > 0)
  return Object.fromEntries(names.map((name) => [name, filters[name]])) as typeof filters
}
