import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { createClickLog } from './click-log'
import type { StatisticEvent } from './clicks'
import type { ClickStore } from './store'
import { createFakeClock, type FakeClock } from './testing/fake-clock'
import { createFakeDisk, type FakeDisk } from './testing/fake-disk'
import { seededRandom } from './testing/fake-network'

let clock: FakeClock
let disk: FakeDisk

beforeEach(() => {
  clock = createFakeClock()
  disk = createFakeDisk(clock, seededRandom())
})

const click = (id: string): StatisticEvent => ({
  id,
  type: 1,
  view: 'touchguide',
  refId: 'Kafé Ångström – ☕',
  at: '2026-11-21T09:00:00.000Z',
})
const openLog = () => createClickLog(disk.mount())

/** Waits for the delayed disk. */
async function afterDelay<T>(work: Promise<T>): Promise<T> {
  await clock.advance(1_000)
  return work
}
const idsIn = async (log: ClickStore) => (await afterDelay(log.oldest(1_000))).map((one) => one.click.id)

test('after a power cut, appended clicks remain in order and removed ones do not return', async () => {
  const log = openLog()
  for (const id of ['a', 'b', 'c']) await afterDelay(log.append(click(id)))
  const [first] = await afterDelay(log.oldest(1))
  expect(first?.click).toEqual(click('a'))
  await afterDelay(log.removeUpTo(first?.position ?? 0))
  disk.powerCut()
  const reopened = openLog()
  expect(await idsIn(reopened)).toEqual(['b', 'c'])
  expect(await afterDelay(reopened.count())).toBe(2)
})

test('stores concurrent appends', async () => {
  const log = openLog()
  await afterDelay(Promise.all(['a', 'b', 'c'].map((id) => log.append(click(id)))))
  expect(await idsIn(log)).toEqual(['a', 'b', 'c'])
})

test('ignores a truncated line without affecting later ones', async () => {
  await afterDelay(openLog().append(click('a')))
  const complete = disk.files.get('clicks.log') ?? ''
  for (let length = 1; length <= complete.length; length++) {
    disk.powerCut()
    disk.files.set('clicks.log', complete + complete.slice(0, length))
    const log = openLog()
    await afterDelay(log.append(click('b')))
    disk.powerCut()
    const ids = await idsIn(openLog())
    expect(ids.filter((id) => id === 'b')).toEqual(['b'])
    expect(ids[0]).toBe('a')
  }
})

test('ignores a line that was modified on the disk', async () => {
  const log = openLog()
  for (const id of ['a', 'b']) await afterDelay(log.append(click(id)))
  disk.powerCut()
  disk.files.set('clicks.log', (disk.files.get('clicks.log') ?? '').replace('"a"', '"x"'))
  expect(await idsIn(openLog())).toEqual(['b'])
})

test('rejects while the disk is full and works again afterwards', async () => {
  const log = openLog()
  await afterDelay(log.append(click('a')))
  disk.setFull(true)
  const failed = expect(log.append(click('b'))).rejects.toThrow('no space')
  await clock.advance(1_000)
  await failed
  disk.setFull(false)
  await afterDelay(log.append(click('c')))
  expect(await idsIn(log)).toEqual(['a', 'c'])
  disk.powerCut()
  expect((await idsIn(openLog())).filter((id) => id !== 'b')).toEqual(['a', 'c'])
})

test('limits the size of the file', async () => {
  const log = openLog()
  for (let turn = 0; turn < 700; turn++) {
    await Promise.all([log.append(click(`c${turn}`)), clock.advance(20)])
    const [oldest] = await log.oldest(1)
    if (turn % 3 === 0) await Promise.all([log.removeUpTo(oldest?.position ?? 0), clock.advance(40)])
  }
  const [stored, size] = [await log.count(), disk.files.get('clicks.log')?.length ?? 0]
  const lineLength = 170
  expect(size).toBeLessThan(stored * lineLength * 2 + 64 * 1024 + lineLength)
})

test('after a power cut at any time, stored clicks remain and removed ones do not return', async () => {
  const step = fc.record({ action: fc.constantFrom('append', 'append', 'remove', 'cut'), wait: fc.nat(15) })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.integer(), async (steps, seed) => {
      const now = createFakeClock()
      const fallible = createFakeDisk(now, seededRandom(seed))
      let log = createClickLog(fallible.mount())
      let count = 0
      const stored = new Set<string>()
      const possible = new Set<string>()
      for (const { action, wait } of steps) {
        if (action === 'append') {
          const id = `c${++count}`
          possible.add(id)
          void log.append(click(id)).then(() => stored.add(id))
        } else if (action === 'remove') {
          const oldest = log.oldest(3)
          await now.advance(100)
          const batch = await oldest
          const last = batch.at(-1)
          if (!last) continue
          for (const one of batch) stored.delete(one.click.id)
          const removal = log.removeUpTo(last.position).then(() => {
            for (const one of batch) possible.delete(one.click.id)
          })
          void removal
        } else {
          fallible.powerCut()
          log = createClickLog(fallible.mount())
        }
        await now.advance(wait)
      }
      fallible.powerCut()
      const found = (await createClickLog(fallible.mount()).oldest(1_000)).map((one) => one.click.id)
      expect(new Set(found).size).toBe(found.length)
      expect([...stored].filter((id) => !found.includes(id))).toEqual([])
      expect(found.filter((id) => !possible.has(id))).toEqual([])
    }),
    { numRuns: 500, seed: 20261121 },
  )
})
