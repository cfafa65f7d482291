// Routes that receive clicks, and return and export statistics.

import type { LanguageCode } from '@kiosk-admin/api-client'
import { csvPieces, xlsxPieces } from '@kiosk-admin/api-client/sheets'
import { findMallOfStation, type MallRow, todayIn } from '../../db/malls'
import { addDays, daysIn, type Range } from '../../db/statistics/days'
import { inLanguage, logosOf, namesOf, stationsOf } from '../../db/statistics/names'
import { readTop } from '../../db/statistics/read'
import { amenityNames, type Destination, readFound, readMissed, recordSearches } from '../../db/statistics/searches'
import { recordClicks } from '../../db/statistics/write'
import type { Dependencies } from '../../dependencies'
import { HttpError, invalid } from '../../http-error'
import { idOfSingleton } from '../../identity'
import { audit } from '../../store/audit'
import { change } from '../../store/change'
import type { OwnHandlers } from '../dispatch/context'
import { downloadResponse } from '../dispatch/download'
import { labelled, type Question, seriesOf } from './statistic-series'
import { tableOf } from './statistic-table'

type Names = 'kioskStatistic' | 'kioskSearch' | 'searchStatistics' | 'statistics' | 'topShops' | 'exportStatistics'
type Handlers = Pick<OwnHandlers, Names>
type StatisticsContext = Parameters<Handlers['statistics']>[0]

/** Maximum number of points; more than any screen shows. */
const mostPoints = 1200
const usual = 28

export function statisticRoutes(dependencies: Dependencies): Handlers {
  const { db, settings } = dependencies
  return {
    async kioskStatistic({ station, body, authorise }) {
      // a station whose key was replaced meanwhile counts no more
      const { now } = await authorise(db)
      const mall = await findMallOfStation(db, station.mallId)
      if (!mall) throw new HttpError('not_found')
      const intake = { db, mall, stationId: station.stationId, now, keep: settings.statisticsKeepMonths }
      return { accepted: await recordClicks(intake, body.events) }
    },

    async kioskSearch({ station, body, authorise }) {
      const { now } = await authorise(db)
      const mall = await findMallOfStation(db, station.mallId)
      if (!mall) throw new HttpError('not_found')
      return { accepted: await recordSearches({ db, mall, stationId: station.stationId, now }, body.searches) }
    },

    async searchStatistics({ mall, query, now }) {
      const range = rangeOf(query, mall, now)
      const languages = languagesOf(query, mall)
      const { total, destinations } = await readFound(db, query, range)
      const names = new Map([
        ...(await amenityNames(db, mall.id)),
        ...(await namesOf(
          db,
          mall.id,
          destinations.map(({ id }) => id),
        )),
      ])
      const labelled = ({ kind, id, count }: Destination) => {
        return { kind, id, count, label: inLanguage(names.get(id), languages) ?? id }
      }
      const stations = await stationsOf(db, mall.id)
      return {
        found: total,
        sought: destinations.filter(({ stationId }) => stationId === null).map(labelled),
        withoutResult: await readMissed(db, query, range),
        byStation: stations.flatMap(({ id, code, name }) => {
          const own = destinations.filter(({ stationId }) => stationId === id)
          return own.length > 0 ? [{ stationId: id, label: `${code} ${name}`, destinations: own.map(labelled) }] : []
        }),
      }
    },

    statistics: async (context) => seriesOf(db, questionOf(context)),

    async topShops({ mall, query, now }) {
      const range = rangeOf(query, mall, now)
      const top = await readTop(db, query, range, query.limit)
      const ids = top.map(({ id }) => id)
      const [names, logos] = await Promise.all([
        labelled(db, { mall, languages: languagesOf(query, mall) }, ids),
        logosOf(db, mall.id, ids),
      ])
      const labels = new Map(names.map(({ key, label }) => [key, label]))
      return top.map((one) => ({ ...one, label: labels.get(one.id) ?? one.id, logoUrl: logos.get(one.id) ?? null }))
    },

    async exportStatistics(context) {
      const question = questionOf(context)
      await recordExport(dependencies, context)
      const table = tableOf(await seriesOf(db, question), question)
      const { format, separator } = context.query
      const name = `clicks-${question.range.from}-${question.range.till}.${format}`
      const pieces = format === 'csv' ? csvPieces(table, separator === 'semicolon' ? ';' : ',') : xlsxPieces(table)
      return downloadResponse(pieces, { name, format })
    },
  }
}

async function recordExport(dependencies: Dependencies, context: Parameters<Handlers['exportStatistics']>[0]) {
  const { mall, query } = context
  const entry = { mallId: mall.id, area: 'Statistic', resource: 'Statistic', name: null, action: 'export' } as const
  const { mallId, language, separator, ...filters } = query
  const id = await idOfSingleton(mall.id, 'Statistic')
  await change(dependencies, context, (it) => audit(it, [{ ...entry, id, before: {}, after: filters }]))
}

function questionOf({ mall, query, now }: Pick<StatisticsContext, 'mall' | 'query' | 'now'>): Question {
  const { period, groupBy } = query
  const range = rangeOf(query, mall, now)
  const perPoint = { day: 1, week: 7, month: 28 }[period]
  if (daysIn(range) / perPoint > mostPoints)
    throw invalid('from', `Choose a shorter period: ${mostPoints} ${period}s at most.`)
  const today = todayIn(mall.time_zone, now)
  return { mall, range, today, filters: query, period, groupBy, languages: languagesOf(query, mall) }
}

/** The requested days, or the last four weeks in the mall's time zone. */
function rangeOf({ from, till }: Partial<Range>, mall: MallRow, now: Date): Range {
  const last = till ?? (from === undefined ? todayIn(mall.time_zone, now) : latest(from, todayIn(mall.time_zone, now)))
  return { from: from ?? addDays(last, 1 - usual), till: last }
}

const latest = (a: string, b: string) => (a > b ? a : b)

const languagesOf = ({ language }: { language?: LanguageCode | undefined }, mall: MallRow): LanguageCode[] =>
  language ? [language, ...mall.languages] : mall.languages
