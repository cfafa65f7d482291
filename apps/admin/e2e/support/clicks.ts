import type { Page } from '@playwright/test'

export type Counts = Record<string, number>

/** The number of clicks by type, from the call that the statistics page uses. */
export const clicksByType = (page: Page, view = ''): Promise<Counts> =>
  page.evaluate(async (search) => {
    const query = `mallId=${localStorage.getItem('mallId')}&language=en&groupBy=type${search}`
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` }
    const answer = await (await fetch(`/api/Statistic?${query}`, { headers })).json()
    const series: { label: string; points: { count: number }[] }[] = answer.message.series
    return Object.fromEntries(
      series.map(({ label, points }) => [label, points.reduce((sum, { count }) => sum + count, 0)]),
    )
  }, view)

/** The increase of each number. */
export const increase = (now: Counts, before: Counts): Counts =>
  Object.fromEntries(Object.entries(now).map(([name, count]) => [name, count - (before[name] ?? 0)]))
