import { expect, test } from 'vitest'
import { eachConcurrently } from './each-concurrently'

test('processes all items, at most six at once', async () => {
  let running = 0
  let maximum = 0
  const done: number[] = []
  const numbers = Array.from({ length: 20 }, (_, index) => index)
  await eachConcurrently(numbers, async (number) => {
    running += 1
    maximum = Math.max(maximum, running)
    await Promise.resolve()
    done.push(number)
    running -= 1
  })
  expect(done.sort((a, b) => a - b)).toEqual(numbers)
  expect(maximum).toBe(6)
})

test('processes the remaining items after a failure, then throws it', async () => {
  const done: number[] = []
  const work = async (number: number) => {
    if (number === 2) throw new Error('the second')
    done.push(number)
  }
  await expect(eachConcurrently([1, 2, 3, 4], work)).rejects.toThrow('the second')
  expect(done).toEqual([1, 3, 4])
})
