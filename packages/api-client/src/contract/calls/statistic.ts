import { get, ofMall, post } from '../base/call'
import { id, instant, integer, languageCode } from '../base/fields'
import { checkRange, csvSeparator, day } from '../base/query'
import * as z from '../base/zod'

/** Type of a clicked element, with the specification's numbers. */
export const statisticTypes = {
  touchGuide: 0,
  categoryItem: 1,
  pathFinder: 2,
  category: 3,
  menu: 4,
  service: 5,
} as const
export type StatisticType = (typeof statisticTypes)[keyof typeof statisticTypes]

export const statisticViews = ['touchguide', 'pathfinder'] as const
export type StatisticView = (typeof statisticViews)[number]

export const statisticPeriods = ['day', 'week', 'month'] as const
export const statisticGroups = ['type', 'station', 'category', 'shop', 'menu', 'weekdayHour'] as const
export type StatisticGroup = (typeof statisticGroups)[number]

/** Maximum number of clicks or searches in a request. */
export const statisticBatch = 500

const type = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
const count = () => integer(0, Number.MAX_SAFE_INTEGER)

export const statisticEvent = z.object({
  /** Created by the station; duplicates are not counted. */
  id: id(),
  type,
  /** Part of the kiosk where the click happened. */
  view: z.enum(statisticViews),
  /** The item for types 1 and 2, the category for 3, the menu's key for 4, the service for 5. */
  refId: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(64)))),
  /** By the station's clock. */
  at: instant(),
})
export type StatisticEvent = z.output<typeof statisticEvent>

export const kioskStatistic = post({
  name: 'kiosk.statistic',
  path: '/Kiosk/Statistic',
  access: 'station',
  body: z.object({ events: z.array(statisticEvent).check(z.maxLength(statisticBatch)) }),
  /** Number of new clicks; duplicates are not counted. */
  answer: z.object({ accepted: integer(0, statisticBatch) }),
})

const range = {
  ...ofMall.shape,
  /** First day, in the mall's time zone. @default 27 days before the last one */
  from: z.optional(day()),
  /** Last day, inclusive. @default today */
  till: z.optional(day()),
  view: z.optional(z.enum(statisticViews)),
  stationId: z.optional(id()),
  /** Language of the labels. @default the mall's first language */
  language: z.optional(languageCode),
}

const filters = {
  ...range,
  period: z._default(z.enum(statisticPeriods), 'day'),
  type: z.optional(z.pipe(z.coerce.number(), type)),
  /** Filter: clicks on this category. */
  categoryId: z.optional(id()),
  /** Filter: clicks on this item and on ways to it. */
  shopId: z.optional(id()),
  groupBy: z.optional(z.enum(statisticGroups)),
}

export const statisticSeries = z.object({
  /** The type's number, the record's id, the menu's key (`other` for those past 200), 1–7 for Monday to Sunday, or `all`. */
  key: z.string(),
  label: z.string(),
  /** `at` is the first day of a period, `YYYY-MM-DD`, or with `weekdayHour` an hour, `HH:00`. Periods without clicks are included. */
  points: z.array(z.object({ at: z.string(), count: count() })),
})
export type StatisticSeries = z.output<typeof statisticSeries>

export const statistics = get({
  name: 'statistic.get',
  path: '/Statistic',
  access: { area: 'Statistic', verb: 'read' },
  query: z.object(filters).check(checkRange),
  answer: z.object({
    /** Sum of all series. */
    total: count(),
    /** Sum of the preceding period of equal length. */
    previousTotal: count(),
    series: z.array(statisticSeries),
  }),
})
export type Statistics = z.output<typeof statistics.answer>

export const topShops = get({
  name: 'statistic.top',
  path: '/Statistic/Top',
  access: { area: 'Statistic', verb: 'read' },
  query: z
    .object({ ...range, limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 10) })
    .check(checkRange),
  answer: z.array(
    z.object({
      id: id(),
      label: z.string(),
      /** URL of the logo's thumbnail. */
      logoUrl: z._default(z.nullable(z.string()), null),
      count: count(),
      previousCount: count(),
    }),
  ),
})

/** The media type of an Excel table. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const exportStatistics = get({
  name: 'statistic.export',
  path: '/Statistic/Export',
  access: { area: 'Statistic', verb: 'read' },
  query: z
    .object({
      ...filters,
      format: z._default(z.enum(['csv', 'xlsx']), 'csv'),
      separator: csvSeparator(),
    })
    .check(checkRange),
  answer: z.string(),
  raw: true,
  produces: ['text/csv', xlsxType],
})

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
/** One of `foundKinds`. */
export type FoundKind = (typeof foundKinds)[number]

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
  z.object({ ...search, text: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
])
/** A visitor's search: the record that was chosen, or the text that found nothing. */
export type VisitorSearch = z.output<typeof visitorSearch>

export const kioskSearch = post({
  name: 'kiosk.search',
  path: '/Kiosk/Search',
  access: 'station',
  body: z.object({ searches: z.array(visitorSearch).check(z.maxLength(statisticBatch)) }),
  /** Number of new searches; duplicates are not counted. */
  answer: z.object({ accepted: integer(0, statisticBatch) }),
})

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
  access: { area: 'Statistic', verb: 'read' },
  query: z
    .object({
      from: range.from,
      till: range.till,
      mallId: range.mallId,
      stationId: range.stationId,
      language: range.language,
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 10),
    })
    .check(checkRange),
  answer: z.object({
    /** Number of searches that led to a record. */
    found: count(),
    sought: z.array(destination),
    /** Texts without results of at least 3 visits in one week, with the number of visits. */
    withoutResult: z.array(z.object({ text: z.string(), count: count() })),
    byStation: z.array(z.object({ stationId: id(), label: z.string(), destinations: z.array(destination) })),
  }),
})
/** What visitors searched for in a period. */
export type SearchStatistics = z.output<typeof searchStatistics.answer>
