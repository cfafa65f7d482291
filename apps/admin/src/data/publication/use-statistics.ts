import { type Download, exportStatistics, type Query, statistics, topShops } from '@kiosk-admin/api-client'
import { useApi } from '../../shared/api'
import { useLanguage } from '../../shared/language'
import { useMallId } from '../../shared/session'
import { useCall } from '../cache/use-call'

type Own<Q> = Omit<Q, 'mallId' | 'language'>
export type StatisticsAsked = Own<Query<typeof statistics>>
export type TopShopsAsked = Own<Query<typeof topShops>>

/** Stations send clicks at least once a minute; the socket has no event for them. */
const fresh = { refreshInterval: 60_000 }

/** The clicks of this tab's mall, labelled in the interface language. `null` loads nothing. */
export function useStatistics(asked: StatisticsAsked | null) {
  const [mallId, language] = [useMallId(), useLanguage()]
  return useCall(statistics, asked && { query: { ...asked, mallId, language } }, fresh)
}

/** The most opened and searched shops. `null` loads nothing. */
export function useTopShops(asked: TopShopsAsked | null) {
  const [mallId, language] = [useMallId(), useLanguage()]
  return useCall(topShops, asked && { query: { ...asked, mallId, language } }, fresh)
}

/** Fetches the total number of clicks. Rejects like its call. */
export function useStatisticsTotal(): (asked: StatisticsAsked) => Promise<number> {
  const api = useApi()
  const [mallId, language] = [useMallId(), useLanguage()]
  return async (asked) => (await api.call(statistics, { query: { ...asked, mallId, language } })).total
}

/** Fetches the statistics as a table. Rejects like its call. */
export function useStatisticsExport(): (asked: StatisticsAsked, format: 'csv' | 'xlsx') => Promise<Download> {
  const api = useApi()
  const [mallId, language] = [useMallId(), useLanguage()]
  // Excel expects semicolons where the comma is the decimal mark
  const separator = language === 'en' ? 'comma' : 'semicolon'
  return (asked, format) => api.download(exportStatistics, { query: { ...asked, mallId, language, format, separator } })
}
