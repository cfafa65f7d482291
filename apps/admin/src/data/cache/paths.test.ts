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

test('what is written out is what the contract says', () => {
  const calls = { auditTrail, changes, mediaStorage, publications, published, stationEvents, stations, trash }
  expect(paths).toEqual(Object.fromEntries(Object.entries(calls).map(([name, { path }]) => [name, path])))
})
