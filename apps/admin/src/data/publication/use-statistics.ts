import { type Download, exportStatistics, type Query, statistics, topShops } from '@kiosk-admin/api-client'
import { useApi } from '../../shared/api'
import { useLanguage } from '../../shared/language'
import { useMallId } from '../../shared/session'
import { useCall } from '../cache/use-call'

type Own<Q> = Omit<Q, 'mallId' | 'language'>
export type StatisticsAsked = Own<Query<typeof statistics>>
export type TopShopsAsked = Own<Query<typeof topShops>>

/** Stations send what they counted once a minute at the latest; nobody tells the back-office of each click. */
const fresh = { refreshInterval: 60_000 }

/** What was clicked in this tab's mall, labelled in the interface's language. `null` asks nothing. */
export function useStatistics(asked: StatisticsAsked | null) {
  const [mallId, language] = [useMallId(), useLanguage()]
  return useCall(statistics, asked && { query: { ...asked, mallId, language } }, fresh)
}

/** What was opened and looked for most. `null` asks nothing. */
export function useTopShops(asked: TopShopsAsked | null) {
  const [mallId, language] = [useMallId(), useLanguage()]
  return useCall(topShops, asked && { query: { ...asked, mallId, language } }, fresh)
}

/** Fetches how much was clicked in all; it rejects as a call does. */
export function useStatisticsTotal(): (asked: StatisticsAsked) => Promise<number> {
  const api = useApi()
  const [mallId, language] = [useMallId(), useLanguage()]
  return async (asked) => (await api.call(statistics, { query: { ...asked, mallId, language } })).total
}

/** Fetches the same as a table; it rejects as a call does. */
export function useStatisticsExport(): (asked: StatisticsAsked, format: 'csv' | 'xlsx') => Promise<Download> {
  const api = useApi()
  const [mallId, language] = [useMallId(), useLanguage()]
  // Excel parts at semicolons where the comma is the decimal mark
  const separator = language === 'en' ? 'comma' : 'semicolon'
  return (asked, format) => api.download(exportStatistics, { query: { ...asked, mallId, language, format, separator } })
}
