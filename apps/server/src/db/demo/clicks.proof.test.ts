// @module-tag nightly

import { calls } from '@kiosk-admin/api-client'
import { demoUsernames } from '@kiosk-admin/api-client/demo'
import { beforeAll, expect, it } from 'vitest'
import { describeEngines, engineForAll, startTime } from '../../testing/engines'
import { createTestApp, type TestApp, testNow } from '../../testing/index'

describeEngines('the statistics of the demo', (open) => {
  const engine = engineForAll(open)
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp({ seed: true, clicks: true, db: engine.db })
  }, startTime)

  it('fill several months, until now', async () => {
    const { client, mallId } = await app.signIn(String(demoUsernames[0]))
    const ask = (query: object) => client.call(calls.statistics, { query: { mallId, ...query } })
    const { total, previousTotal, series } = await ask({ groupBy: 'weekdayHour' })
    expect(total).toBeGreaterThan(previousTotal)
    expect(previousTotal).toBeGreaterThan(10_000)
    // closed at night; today until ten
    expect(series.every(({ points }) => points.slice(0, 9).every(({ count }) => count === 0))).toBe(true)
    const today = await ask({ from: testNow.slice(0, 10), till: testNow.slice(0, 10), groupBy: 'weekdayHour' })
    const hours = today.series.flatMap(({ points }) => points.filter(({ count }) => count > 0).map(({ at }) => at))
    expect(hours).toEqual(['09:00'])
    const months = await ask({ from: '2026-09-01', till: '2026-11-20', period: 'month', groupBy: 'station' })
    expect(months.series).toHaveLength(8)
    expect(months.series.every(({ points }) => points.every(({ count }) => count > 100))).toBe(true)
    const top = await client.call(calls.topShops, { query: { mallId } })
    expect(top).toHaveLength(10)
    expect(new Set(top.map(({ label }) => label)).size).toBe(10)
    // all but a few shops of the demo have a logo
    expect(new Set(top.map(({ logoUrl }) => logoUrl)).size).toBeGreaterThan(5)
    expect(top.every(({ logoUrl }) => logoUrl === null || logoUrl.startsWith('/media/'))).toBe(true)
  })

  it('have searches of all stations', async () => {
    const { client, mallId } = await app.signIn(String(demoUsernames[0]))
    const searches = await client.call(calls.searchStatistics, { query: { mallId } })
    expect(searches.sought).toHaveLength(10)
    expect(searches.byStation).toHaveLength(8)
    expect(searches.withoutResult.length).toBeGreaterThan(2)
  })
})
