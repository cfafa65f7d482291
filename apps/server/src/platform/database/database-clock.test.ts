import { expect, it } from 'vitest'
import { memoryDb } from '../../testing/index'
import { recordedLog } from '../testing/recorded-log'
import { createDatabaseClock } from './database-clock'

const threeYears = 3 * 365 * 86_400_000

it.each([
  ['ahead', threeYears],
  ['back', -threeYears],
])('a server whose clock is three years %s follows the database', async (_, wrong) => {
  const db = await memoryDb()
  const { entries, log } = recordedLog()
  let error = wrong
  const clock = createDatabaseClock({ log, system: () => Date.now() + error })
  const off = () => Math.abs(clock.now().getTime() - Date.now())
  await clock.measure(db)
  expect(off()).toBeLessThan(60_000)
  expect(entries).toHaveLength(1)
  // a clock that is set right while the server runs
  error = 0
  expect(off()).toBeGreaterThan(threeYears / 2)
  await clock.following(db).run()
  expect(off()).toBeLessThan(60_000)
  expect(entries).toHaveLength(2)
  await clock.measure(db)
  expect(entries).toHaveLength(2)
})
