import { get, post } from '../base/call'
import { id, instant, integer, storable } from '../base/fields'
import { checkRange } from '../base/query'
import * as z from '../base/zod'
import { statisticRange } from './statistic'

/** What visitors find: a record of these kinds, or an amenity of a floor. */
export const foundKinds = [
  'item',
  'category',
  'service',
  'offer',
  'event',
  'place',
  'garage',
  'floor',
  'connector',
  'amenity',
] as const
export type FoundKind = (typeof foundKinds)[number]

/** Maximum number of searches in a request. */
export const searchBatch = 100

/** Maximum length of a text that is kept. */
export const longestSearch = 60

const search = {
  /** Created by the station; duplicates are not counted. */
  id: id(),
  /** Created by the station for each visit. A text counts once a visit. */
  visit: id(),
  /** By the station's clock. */
  at: instant(),
}

const visitorSearch = z.union([
  z.object({ ...search, found: z.object({ kind: z.enum(foundKinds), id: id() }) }),
  z.object({ ...search, text: z.string().check(z.trim(), z.minLength(1), z.maxLength(200), z.refine(storable)) }),
])
/** A visitor's search: the record that was chosen, or the text that found nothing. */
export type VisitorSearch = z.infer<typeof visitorSearch>

export const kioskSearch = post({
  name: 'kiosk.search',
  path: '/Kiosk/Search',
  summary: 'Searches of visitors: the chosen record, or the text that found nothing; 200 means that all are counted',
  access: 'station',
  body: z.object({ searches: z.array(visitorSearch).check(z.maxLength(searchBatch)) }),
  /** Number of new searches; duplicates are not counted. */
  answer: z.object({ accepted: integer(0, searchBatch) }),
})

const count = () => integer(0, Number.MAX_SAFE_INTEGER)

const destination = z.object({
  kind: z.enum(foundKinds),
  id: id(),
  /** The name; of an amenity without one its kind, such as `toilet`. */
  label: z.string(),
  count: count(),
})

export const searchStatistics = get({
  name: 'statistic.search',
  path: '/Statistic/Search',
  summary: 'What visitors sought most, what they did not find, and where they went from each station',
  access: { area: 'Statistic', verb: 'read' },
  query: z
    .object({
      from: statisticRange.from,
      till: statisticRange.till,
      mallId: statisticRange.mallId,
      stationId: statisticRange.stationId,
      language: statisticRange.language,
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 10),
    })
    .check(checkRange),
  answer: z.object({
    /** Number of searches that led to a record. */
    found: count(),
    sought: z.array(destination),
    /** Texts that found nothing and that at least 3 visits in one week asked for, with the number of visits. */
    withoutResult: z.array(z.object({ text: z.string(), count: count() })),
    byStation: z.array(z.object({ stationId: id(), label: z.string(), destinations: z.array(destination) })),
  }),
})
export type SearchStatistics = z.infer<typeof searchStatistics.answer>
