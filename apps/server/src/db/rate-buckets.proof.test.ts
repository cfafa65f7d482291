import { expect, it } from 'vitest'
import { createSharedBuckets } from '../limits/shared-buckets'
import { describeEngines, engineForAll } from '../testing/engines'
import { createTestApp } from '../testing/index'
import { databaseTokenSource } from './rate-buckets'

const rate = { burst: 100, perSecond: 10 }
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 9, 0, seconds))

describeEngines('servers that share a database', (open) => {
  const engine = engineForAll(open)
  const setUp = async () => {
    const { db } = await createTestApp({ db: engine.db })
    return [createSharedBuckets(databaseTokenSource(db)), createSharedBuckets(databaseTokenSource(db))] as const
  }
  const through = async (buckets: ReturnType<typeof createSharedBuckets>, count: number, now: Date, key = 'a') => {
    const waits = await Promise.all(Array.from({ length: count }, () => buckets.take(key, rate, now)))
    return waits.filter((wait) => wait === 0).length
  }

  it('let through together what one of them may', async () => {
    const [one, other] = await setUp()
    const counts = await Promise.all([through(one, 100, at(0)), through(other, 100, at(0))])
    expect(counts[0] + counts[1]).toBe(100)
    expect(await through(other, 1, at(0), 'b')).toBe(1)
  })

  it('fill the bucket again as time goes by, and say how long that takes', async () => {
    const [one, other] = await setUp()
    expect(await through(one, 200, at(0))).toBe(100)
    expect(await other.take('a', rate, at(0))).toBeCloseTo(0.1)
    expect((await through(one, 50, at(2))) + (await through(other, 50, at(2)))).toBe(20)
    expect(await through(other, 200, at(60))).toBe(100)
  })

  it('a clock that is behind takes nothing away and gives nothing twice', async () => {
    const [one, other] = await setUp()
    expect(await through(one, 100, at(10))).toBe(100)
    expect(await through(other, 10, at(5))).toBe(0)
    expect(await through(other, 100, at(11))).toBe(10)
  })

  it('buckets that nobody has used for an hour are not kept', async () => {
    const { db } = await createTestApp({ db: engine.db })
    const buckets = createSharedBuckets(databaseTokenSource(db))
    await buckets.take('a', rate, at(0))
    await buckets.take('b', rate, at(3_700))
    const left = await db.selectFrom('rate_bucket').select('key').execute()
    expect(left).toEqual([{ key: 'b' }])
  })
})

it('borrow again after the database did not answer', async () => {
  const answers = [() => Promise.reject(new Error('no database')), async () => ({ tokens: 5, wait: 0 })]
  const buckets = createSharedBuckets(async () => answers.shift()?.() ?? { tokens: 0, wait: 1 })
  await expect(buckets.take('a', rate, at(0))).rejects.toThrow('no database')
  expect(await buckets.take('a', rate, at(0))).toBe(0)
})
