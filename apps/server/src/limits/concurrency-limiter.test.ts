import { expect, it } from 'vitest'
import { createConcurrencyLimiter, defaultQueueTimeoutMs } from './concurrency-limiter'

/** A limiter with tasks and timers that the test completes. */
function setUp(concurrency: number, perOwner: number) {
  const timers = new Map<() => void, number>()
  const setTimer = (ms: number, done: () => void) => {
    timers.set(done, ms)
    return () => void timers.delete(done)
  }
  const limiter = createConcurrencyLimiter({ concurrency, perOwner, setTimer })
  const running: string[] = []
  const ends = new Map<string, () => void>()
  const run = (owner: string, name: string) =>
    limiter.run(owner, () => {
      running.push(name)
      return new Promise<string>((resolve) => {
        ends.set(name, () => {
          running.splice(running.indexOf(name), 1)
          resolve(name)
        })
      })
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { run, end, running, timers }
}

it('runs up to the limit, and the next task when one is done', async () => {
  const { run, end, running, timers } = setUp(2, 2)
  for (const name of ['a', 'b', 'c']) void run(name, name)
  expect(running).toEqual(['a', 'b'])
  await end('a')
  expect(running).toEqual(['b', 'c'])
  expect(timers.size).toBe(0)
})

it('limits the tasks of one owner and gives the remaining capacity to others', async () => {
  const { run, end, running } = setUp(3, 2)
  for (const name of ['a1', 'a2', 'a3']) void run('a', name)
  void run('b', 'b1')
  expect(running).toEqual(['a1', 'a2', 'b1'])
  void run('c', 'c1')
  await end('b1')
  // a3 was queued first, but its owner has reached its limit
  expect(running).toEqual(['a1', 'a2', 'c1'])
  await end('a1')
  expect(running).toEqual(['a2', 'c1', 'a3'])
})

it('rejects a task that was queued too long with Retry-After, and removes it from the queue', async () => {
  const { run, end, running, timers } = setUp(1, 1)
  void run('a', 'a')
  const late = run('b', 'b')
  expect([...timers.values()]).toEqual([defaultQueueTimeoutMs])
  for (const done of timers.keys()) done()
  await expect(late).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 2 } })
  void run('c', 'c')
  await end('a')
  expect(running).toEqual(['c'])
})

it('bounds the queue of one owner', async () => {
  const { run, end, running, timers } = setUp(1, 1)
  void run('a', 'a')
  for (let count = 0; count < 32; count++) void run('a', `a${count}`)
  await expect(run('a', 'one more')).rejects.toMatchObject({ code: 'unavailable' })
  expect(timers.size).toBe(32)
  void run('b', 'b')
  for (const name of ['a', ...Array.from({ length: 32 }, (_, index) => `a${index}`)]) await end(name)
  expect(running).toEqual(['b'])
})

it('a failed task frees its place', async () => {
  const limiter = createConcurrencyLimiter({ concurrency: 1, perOwner: 1, setTimer: () => () => {} })
  await expect(limiter.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await limiter.run('a', async () => 'done')).toBe('done')
})

it('starts next the task of the owner with the fewest running, however many others have queued', async () => {
  const { run, end, running } = setUp(4, 2)
  for (const name of ['a1', 'a2', 'a3', 'a4']) void run('a', name)
  for (const name of ['b1', 'b2', 'b3', 'b4']) void run('b', name)
  void run('c', 'c1')
  await end('a1')
  expect(running).toEqual(['a2', 'b1', 'b2', 'c1'])
})

it('lets owners take turns, however many tasks one has queued', async () => {
  const { run, end, running } = setUp(1, 1)
  for (const name of ['a1', 'a2', 'a3', 'a4']) void run('a', name)
  for (const name of ['b1', 'b2']) void run('b', name)
  void run('c', 'c1')
  const order: string[] = []
  for (let count = 0; count < 7; count++) {
    const [name = ''] = running
    order.push(name)
    await end(name)
  }
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})
