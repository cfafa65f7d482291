import { expect, test } from 'vitest'
import { eachConcurrently } from './each-concurrently'

test('all are done, no more than six at once', async () => {
  let now = 0
  let most = 0
  const done: number[] = []
  const numbers = Array.from({ length: 20 }, (_, index) => index)
  await eachConcurrently(numbers, async (number) => {
    now += 1
    most = Math.max(most, now)
    await Promise.resolve()
    done.push(number)
    now -= 1
  })
  expect(done.sort((a, b) => a - b)).toEqual(numbers)
  expect(most).toBe(6)
})

test('one that fails keeps none of the others back, and is said at the end', async () => {
  const done: number[] = []
  const work = async (number: number) => {
    if (number === 2) throw new Error('the second')
    done.push(number)
  }
  await expect(eachConcurrently([1, 2, 3, 4], work)).rejects.toThrow('the second')
  expect(done).toEqual([1, 3, 4])
})
