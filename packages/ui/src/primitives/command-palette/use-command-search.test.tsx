// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CommandGroup } from './commands'
import { type LoadCommands, useCommandSearch } from './use-command-search'

const groups: CommandGroup[] = [{ id: 'found', title: 'Found', items: [] }]

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const search = (load: LoadCommands) =>
  renderHook(({ text }) => useCommandSearch(text, load, 200), { initialProps: { text: '' } })

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

it('debounces queries and keeps results until the next ones', async () => {
  const load = vi.fn<LoadCommands>(async () => groups)
  const { result, rerender } = search(load)
  await pass(500)
  expect(load).not.toHaveBeenCalled()
  rerender({ text: 'f' })
  expect(result.current.loading).toBe(true)
  await pass(100)
  rerender({ text: ' fj ' })
  await pass(199)
  expect(load).not.toHaveBeenCalled()
  await pass(1)
  expect(load.mock.calls.map(([text]) => text)).toEqual(['fj'])
  expect(result.current).toMatchObject({ groups, loading: false, failed: false })
  rerender({ text: 'fje' })
  expect(result.current).toMatchObject({ groups, loading: true })
  rerender({ text: '' })
  expect(result.current).toMatchObject({ groups: [], loading: false })
})

it('aborts outdated queries and ignores their results', async () => {
  const signals: AbortSignal[] = []
  const load: LoadCommands = (text, signal) => {
    signals.push(signal)
    return new Promise((answer) => {
      setTimeout(() => answer(text === 'old' ? groups : []), text === 'old' ? 1000 : 100)
    })
  }
  const { result, rerender, unmount } = search(load)
  rerender({ text: 'old' })
  await pass(200)
  rerender({ text: 'new' })
  await pass(2000)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  expect(result.current).toMatchObject({ groups: [], loading: false })
  rerender({ text: 'newer' })
  await pass(200)
  unmount()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false, true])
})

it('reports a failure and retries', async () => {
  const load = vi.fn<LoadCommands>().mockRejectedValueOnce(new Error('out of reach')).mockResolvedValue(groups)
  const { result, rerender } = search(load)
  rerender({ text: 'fjell' })
  await pass(200)
  expect(result.current).toMatchObject({ failed: true, loading: false })
  act(() => result.current.retry())
  expect(result.current).toMatchObject({ failed: false, loading: true })
  await pass(200)
  expect(result.current).toMatchObject({ groups, failed: false, loading: false })
})
