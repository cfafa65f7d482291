import { expect, it } from 'vitest'
import { keepLatest } from './keep-latest'

it('keeps the results asked for last, up to a total size', async () => {
  const made: string[] = []
  const kept = keepLatest<string>(10, (text) => text.length)
  const ask = (key: string, result: string) =>
    kept(key, '', async () => {
      made.push(key)
      return result
    })
  await ask('a', 'four')
  await ask('b', 'four')
  await ask('a', 'four')
  await ask('c', 'four')
  expect(made).toEqual(['a', 'b', 'c'])
  await ask('a', 'four')
  expect(made).toEqual(['a', 'b', 'c'])
  // the one that was asked for longest ago had to go, and one that is too large keeps nothing
  await ask('b', 'four')
  expect(made).toEqual(['a', 'b', 'c', 'b'])
  await ask('d', 'eleven more')
  await ask('d', 'eleven more')
  expect(made).toEqual(['a', 'b', 'c', 'b', 'd', 'd'])
})

it('keeps neither failures nor another version', async () => {
  const kept = keepLatest<number>(2)
  await expect(kept('a', '1', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await kept('a', '1', async () => 1)).toBe(1)
  expect(await kept('a', '1', async () => 2)).toBe(1)
  expect(await kept('a', '2', async () => 2)).toBe(2)
})
