import {
  auditTrail,
  changes,
  mediaStorage,
  publications,
  published,
  stationEvents,
  stations,
  trash,
} from '@kiosk-admin/api-client'
import { expect, test } from 'vitest'
import { paths } from './paths'

test('the paths equal those of the contract', () => {
  const calls = { auditTrail, changes, mediaStorage, publications, published, stationEvents, stations, trash }
  expect(paths).toEqual(Object.fromEntries(Object.entries(calls).map(([name, { path }]) => [name, path])))
})
