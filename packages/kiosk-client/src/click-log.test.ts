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
const opened = () => createClickLog(disk.mount())

/** The disk takes its time. */
async function done<T>(work: Promise<T>): Promise<T> {
  await clock.advance(1_000)
  return work
}
const idsIn = async (log: ClickStore) => (await done(log.oldest(1_000))).map((one) => one.click.id)

test('what was appended is there again after a power cut, in its order, and what was forgotten is not', async () => {
  const log = opened()
  for (const id of ['a', 'b', 'c']) await done(log.append(click(id)))
  const [first] = await done(log.oldest(1))
  expect(first?.click).toEqual(click('a'))
  await done(log.removeUpTo(first?.position ?? 0))
  disk.powerCut()
  const again = opened()
  expect(await idsIn(again)).toEqual(['b', 'c'])
  expect(await done(again.count())).toBe(2)
})

test('appends that come together are all kept', async () => {
  const log = opened()
  await done(Promise.all(['a', 'b', 'c'].map((id) => log.append(click(id)))))
  expect(await idsIn(log)).toEqual(['a', 'b', 'c'])
})

test('a line that was cut off is no click, and harms none that follows', async () => {
  await done(opened().append(click('a')))
  const whole = disk.files.get('clicks.log') ?? ''
  for (let length = 1; length <= whole.length; length++) {
    disk.powerCut()
    disk.files.set('clicks.log', whole + whole.slice(0, length))
    const log = opened()
    await done(log.append(click('b')))
    disk.powerCut()
    const ids = await idsIn(opened())
    expect(ids.filter((id) => id === 'b')).toEqual(['b'])
    expect(ids[0]).toBe('a')
  }
})

test('a line that was changed on the disk is left out', async () => {
  const log = opened()
  for (const id of ['a', 'b']) await done(log.append(click(id)))
  disk.powerCut()
  disk.files.set('clicks.log', (disk.files.get('clicks.log') ?? '').replace('"a"', '"x"'))
  expect(await idsIn(opened())).toEqual(['b'])
})

test('a disk that is full is said, and is used again when it is not', async () => {
  const log = opened()
  await done(log.append(click('a')))
  disk.setFull(true)
  const failed = expect(log.append(click('b'))).rejects.toThrow('no space')
  await clock.advance(1_000)
  await failed
  disk.setFull(false)
  await done(log.append(click('c')))
  expect(await idsIn(log)).toEqual(['a', 'c'])
  disk.powerCut()
  expect((await idsIn(opened())).filter((id) => id !== 'b')).toEqual(['a', 'c'])
})

test('the file does not grow for ever', async () => {
  const log = opened()
  for (let turn = 0; turn < 700; turn++) {
    await Promise.all([log.append(click(`c${turn}`)), clock.advance(20)])
    const [oldest] = await log.oldest(1)
    if (turn % 3 === 0) await Promise.all([log.removeUpTo(oldest?.position ?? 0), clock.advance(40)])
  }
  const [kept, size] = [await log.count(), disk.files.get('clicks.log')?.length ?? 0]
  const lineLength = 170
  expect(size).toBeLessThan(kept * lineLength * 2 + 64 * 1024 + lineLength)
})

test('whenever the power is cut, what was kept is there and what was forgotten is not', async () => {
  const step = fc.record({ what: fc.constantFrom('append', 'append', 'forget', 'cut'), wait: fc.nat(15) })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.integer(), async (steps, seed) => {
      const now = createFakeClock()
      const fallible = createFakeDisk(now, seededRandom(seed))
      let log = createClickLog(fallible.mount())
      let count = 0
      const kept = new Set<string>()
      const perhaps = new Set<string>()
      for (const { what, wait } of steps) {
        if (what === 'append') {
          const id = `c${++count}`
          perhaps.add(id)
          void log.append(click(id)).then(() => kept.add(id))
        } else if (what === 'forget') {
          const asking = log.oldest(3)
          await now.advance(100)
          const batch = await asking
          const last = batch.at(-1)
          if (!last) continue
          for (const one of batch) kept.delete(one.click.id)
          const forgetting = log.removeUpTo(last.position).then(() => {
            for (const one of batch) perhaps.delete(one.click.id)
          })
          void forgetting
        } else {
          fallible.powerCut()
          log = createClickLog(fallible.mount())
        }
        await now.advance(wait)
      }
      fallible.powerCut()
      const found = (await createClickLog(fallible.mount()).oldest(1_000)).map((one) => one.click.id)
      expect(new Set(found).size).toBe(found.length)
      expect([...kept].filter((id) => !found.includes(id))).toEqual([])
      expect(found.filter((id) => !perhaps.has(id))).toEqual([])
    }),
    { numRuns: 500, seed: 20261121 },
  )
})
