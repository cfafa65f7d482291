import { calls, type Download, type Query } from '@kiosk-admin/api-client'
import { useApi } from '../../shared/api/api'
import { useLanguage } from '../../shared/i18n/language'
import { useMallId } from '../../shared/session/session'
import { useCall } from '../cache/use-call'

type MallQuery<Q> = Omit<Q, 'mallId' | 'language'>
export type StatisticsQuery = MallQuery<Query<typeof calls.statistics>>
export type TopShopsQuery = MallQuery<Query<typeof calls.topShops>>
export type SearchesQuery = MallQuery<Query<typeof calls.searchStatistics>>

/** Stations send clicks and searches at least once a minute; the socket has no event for them. */
const polling = { refreshInterval: 60_000 }

/** The clicks of this tab's mall, labelled in the interface language. `null` loads nothing. */
export function useStatistics(query: StatisticsQuery | null) {
  const [mallId, language] = [useMallId(), useLanguage()]
  return useCall(calls.statistics, query && { query: { ...query, mallId, language } }, polling)
}

/** The most opened and searched shops. `null` loads nothing. */
export function useTopShops(query: TopShopsQuery | null) {
  const [mallId, language] = [useMallId(), useLanguage()]
  return useCall(calls.topShops, query && { query: { ...query, mallId, language } }, polling)
}

/** What visitors searched for. `null` loads nothing. */
export function useSearches(query: SearchesQuery | null) {
  const [mallId, language] = [useMallId(), useLanguage()]
  return useCall(calls.searchStatistics, query && { query: { ...query, mallId, language } }, polling)
}

/** Fetches the total number of clicks. Rejects like its call. */
export function useStatisticsTotal(): (query: StatisticsQuery) => Promise<number> {
  const api = useApi()
  const [mallId, language] = [useMallId(), useLanguage()]
  return async (query) => (await api.call(calls.statistics, { query: { ...query, mallId, language } })).total
}

/** Fetches the statistics as a table. Rejects like its call. */
export function useStatisticsExport(): (query: StatisticsQuery, format: 'csv' | 'xlsx') => Promise<Download> {
  const api = useApi()
  const [mallId, language] = [useMallId(), useLanguage()]
  // Excel expects semicolons where the comma is the decimal mark
  const separator = language === 'en' ? 'comma' : 'semicolon'
  return (query, format) =>
    api.download(calls.exportStatistics, { query: { ...query, mallId, language, format, separator } })
}
