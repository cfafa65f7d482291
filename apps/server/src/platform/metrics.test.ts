import { expect, it } from 'vitest'
import { createTestApp } from '../testing/index'
import { ids, testMall } from '../testing/mall'
import type { BackupState } from './backup/schedule'
import { createMetrics, mayReadMetrics } from './metrics'
import { type PostgresVersion, rateVersion } from './postgres/releases'

const readings = {
  sockets: () => ({ staff: 2, station: 40 }),
  pool: () => ({ all: 5, idle: 4, waiting: 1 }),
  postgres: (): PostgresVersion | undefined => undefined,
}

it("counts calls by name and status, sockets, connections and publications, besides Node's metrics", async () => {
  const metrics = createMetrics(readings)
  metrics.called({ call: 'offer.list', status: 200, seconds: 0.01 })
  metrics.called({ call: 'offer.list', status: 403, seconds: 0.001 })
  metrics.called({ call: 'publication.publish', status: 200, seconds: 0.4 })
  metrics.called({ call: 'publication.publish', status: 403, seconds: 0.4 })
  metrics.called({ call: undefined, status: 404, seconds: 0.001 })
  metrics.pageFailed('kiosk')
  const answer = await metrics.answer()
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const lines = (await answer.text()).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'kiosk_admin_call_seconds_bucket{le="0.005",call="offer.list",status="200"} 0',
      'kiosk_admin_call_seconds_bucket{le="0.02",call="offer.list",status="200"} 1',
      'kiosk_admin_call_seconds_count{call="offer.list",status="403"} 1',
      'kiosk_admin_call_seconds_count{call="other",status="404"} 1',
      'kiosk_admin_publications_total 1',
      'kiosk_admin_page_errors_total{app="admin"} 0',
      'kiosk_admin_page_errors_total{app="kiosk"} 1',
      'kiosk_admin_sockets{of="staff"} 2',
      'kiosk_admin_sockets{of="station"} 40',
      'kiosk_admin_database_connections{state="waiting"} 1',
    ]),
  )
  expect(lines.some((line) => line.startsWith('nodejs_eventloop_lag_seconds '))).toBe(true)
})

it('reports the last scheduled back-up and failures since, if there is a schedule', async () => {
  const linesOf = async (backups?: () => BackupState) => {
    const answer = await createMetrics({ ...readings, backups }).answer()
    return (await answer.text()).split('\n').filter((line) => line.startsWith('kiosk_admin_backup'))
  }
  expect(await linesOf()).toEqual([])
  expect(await linesOf(() => ({ goodAt: '2026-11-21T02:00:00.000Z', failures: 2 }))).toEqual([
    'kiosk_admin_backup_last_success_timestamp_seconds 1795226400',
    'kiosk_admin_backup_failures 2',
  ])
  expect(await linesOf(() => ({ failures: 1 }))).toContain('kiosk_admin_backup_last_success_timestamp_seconds 0')
})

it('reports the version of PostgreSQL, and whether this release knows a newer one', async () => {
  let version = { major: 18, minor: 4 }
  const metrics = createMetrics({ ...readings, postgres: () => rateVersion(version, 'embedded', { '18': '18.7' }) })
  const lines = async () =>
    (await (await metrics.answer()).text()).split('\n').filter((line) => line.startsWith('kiosk_admin_postgres'))
  expect(await lines()).toEqual(['kiosk_admin_postgres_outdated{version="18.4",newest="18.7",source="embedded"} 1'])
  version = { major: 18, minor: 7 }
  expect(await lines()).toEqual(['kiosk_admin_postgres_outdated{version="18.7",newest="18.7",source="embedded"} 0'])
  version = { major: 19, minor: 1 }
  expect(await lines()).toEqual(['kiosk_admin_postgres_outdated{version="19.1",newest="unknown",source="embedded"} 0'])
})

it('counts every call, failed ones included', async () => {
  const reported: unknown[] = []
  const metrics = {
    called: ({ call, status }: { call: string | undefined; status: number }) => reported.push([call, status]),
    pageFailed: () => {},
  }
  const app = await createTestApp({ seed: testMall, native: { metrics } })
  const { token } = await app.signIn('chief')
  await app.fetch(`/api/Offer/${ids.running}`, { headers: { authorization: `Bearer ${token}` } })
  await app.fetch(`/api/Offer/${ids.running}`)
  await app.fetch('/api/nothing')
  expect(reported).toEqual([
    ['login', 200],
    ['offer.get', 200],
    ['offer.get', 401],
    [undefined, 404],
  ])
})

it.each([
  ['this machine', '127.0.0.1', {}, undefined, true],
  ['this machine by IPv6', '::1', {}, undefined, true],
  ['another machine', '192.0.2.7', {}, undefined, false],
  ['whoever comes through a proxy of this machine', '127.0.0.1', { 'x-forwarded-for': '192.0.2.7' }, undefined, false],
  ['this machine without the token', '127.0.0.1', {}, 'a token of letters', false],
  ['another with the token', '192.0.2.7', { authorization: 'Bearer a token of letters' }, 'a token of letters', true],
  [
    'another with another token',
    '192.0.2.7',
    { authorization: 'Bearer a token of numbers' },
    'a token of letters',
    false,
  ],
])('%s may read or not', (_, address, headers, token, may) => {
  expect(mayReadMetrics(new Request('http://localhost/metrics', { headers }), address, token)).toBe(may)
})
