import type { AppSettings } from '../dependencies'

/** Settings of a server that runs in a page at this address, and of tests. */
export const settingsInBrowser = (publicUrl: string): AppSettings => ({
  publicUrl,
  visitorUrl: null,
  socketUrl: `${publicUrl.replace(/^http/, 'ws')}/socket`,
  sitesPublic: true,
  mapId: 'PROCON_MAP_ID',
  mapCentre: { latitude: 59.3293, longitude: 18.0686 },
  tileUrl: null,
  geocoderUrl: null,
  defaultLanguage: 'se',
  statisticsKeepMonths: 13,
  auditKeepMonths: 24,
  sessionIdleMs: 12 * 3_600_000,
  sessionLongestMs: 7 * 24 * 3_600_000,
  mediaQuotaBytes: null,
  diskFreeBytes: 0,
  // no limits: the only caller is the page, and the clock of tests does not refill buckets
  readsPerMinute: 0,
  writesPerMinute: 0,
})
