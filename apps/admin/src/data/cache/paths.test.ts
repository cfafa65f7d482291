import { calls } from '@kiosk-admin/api-client'
import { expect, test } from 'vitest'
import { paths } from './paths'

test('the paths equal those of the contract', () => {
  const named = {
    auditTrail: calls.auditTrail,
    changes: calls.changes,
    mapState: calls.mapStateOfMall,
    mediaStorage: calls.mediaStorage,
    publications: calls.publications,
    published: calls.published,
    stationEvents: calls.stationEvents,
    stations: calls.stations,
    trash: calls.trash,
  }
  expect(paths).toEqual(Object.fromEntries(Object.entries(named).map(([name, { path }]) => [name, path])))
})
