import { expect, it } from 'vitest'
import { createGate, patienceMs } from './gate'

/** Work that ends when it is told to, and timers that fire when they are told to. */
function setUp(atOnce: number, each: number) {
  const timers = new Map<() => void, number>()
  const after = (ms: number, done: () => void) => {
    timers.set(done, ms)
    return () => void timers.delete(done)
  }
  const gate = createGate({ atOnce, each, after })
  const running: string[] = []
  const ends = new Map<string, () => void>()
  const run = (owner: string, name: string) =>
    gate.run(owner, () => {
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

it('lets so many run, and the next one when one is done', async () => {
  const { run, end, running, timers } = setUp(2, 2)
  for (const name of ['a', 'b', 'c']) void run(name, name)
  expect(running).toEqual(['a', 'b'])
  await end('a')
  expect(running).toEqual(['b', 'c'])
  expect(timers.size).toBe(0)
})

it('gives an owner no more than a share, and the room that is left to others', async () => {
  const { run, end, running } = setUp(3, 2)
  for (const name of ['a1', 'a2', 'a3']) void run('a', name)
  void run('b', 'b1')
  expect(running).toEqual(['a1', 'a2', 'b1'])
  void run('c', 'c1')
  await end('b1')
  // a3 came first, and its owner has a share already
  expect(running).toEqual(['a1', 'a2', 'c1'])
  await end('a1')
  expect(running).toEqual(['a2', 'c1', 'a3'])
})

it('refuses who waits too long, says when to come back, and keeps no place for them', async () => {
  const { run, end, running, timers } = setUp(1, 1)
  void run('a', 'a')
  const late = run('b', 'b')
  expect([...timers.values()]).toEqual([patienceMs])
  for (const done of timers.keys()) done()
  await expect(late).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 2 } })
  void run('c', 'c')
  await end('a')
  expect(running).toEqual(['c'])
})

it('lets no owner fill the queue', async () => {
  const { run, end, running, timers } = setUp(1, 1)
  void run('a', 'a')
  for (let count = 0; count < 32; count++) void run('a', `a${count}`)
  await expect(run('a', 'one more')).rejects.toMatchObject({ code: 'unavailable' })
  expect(timers.size).toBe(32)
  void run('b', 'b')
  for (const name of ['a', ...Array.from({ length: 32 }, (_, index) => `a${index}`)]) await end(name)
  expect(running).toEqual(['b'])
})

it('work that fails makes room, too', async () => {
  const gate = createGate({ atOnce: 1, each: 1, after: () => () => {} })
  await expect(gate.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await gate.run('a', async () => 'done')).toBe('done')
})
