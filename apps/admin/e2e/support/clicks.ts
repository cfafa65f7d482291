import type { Page } from '@playwright/test'

export type Counts = Record<string, number>

/** How many clicks of each type there are, by the very call that the page of the statistics makes. */
export const clicksByType = (page: Page, view = ''): Promise<Counts> =>
  page.evaluate(async (asked) => {
    const query = `mallId=${localStorage.getItem('mallId')}&language=en&groupBy=type${asked}`
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` }
    const answer = await (await fetch(`/api/Statistic?${query}`, { headers })).json()
    const series: { label: string; points: { count: number }[] }[] = answer.message.series
    return Object.fromEntries(
      series.map(({ label, points }) => [label, points.reduce((sum, { count }) => sum + count, 0)]),
    )
  }, view)

/** How many there are now beside those that there were. */
export const more = (now: Counts, before: Counts): Counts =>
  Object.fromEntries(Object.entries(now).map(([name, count]) => [name, count - (before[name] ?? 0)]))
