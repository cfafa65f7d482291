// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useControllable } from './use-controllable'

it('holds the value itself until the caller does', () => {
  const told = vi.fn()
  const { result } = renderHook(() => useControllable<string>(undefined, 'a', told))
  expect(result.current[0]).toBe('a')
  act(() => result.current[1]('b'))
  expect(result.current[0]).toBe('b')
  expect(told).toHaveBeenCalledExactlyOnceWith('b')
})

it('shows what the caller holds, whatever it asked for', () => {
  const told = vi.fn()
  const { result, rerender } = renderHook(({ value }) => useControllable<string>(value, 'a', told), {
    initialProps: { value: 'x' },
  })
  act(() => result.current[1]('y'))
  expect(result.current[0]).toBe('x')
  expect(told).toHaveBeenCalledExactlyOnceWith('y')
  rerender({ value: 'y' })
  expect(result.current[0]).toBe('y')
})

it('keeps its setter, so that it can stand in a list of dependencies', () => {
  const { result, rerender } = renderHook(() => useControllable(undefined, 0))
  const [, before] = result.current
  rerender()
  expect(result.current[1]).toBe(before)
})
