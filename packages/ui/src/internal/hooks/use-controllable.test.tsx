// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useControllable } from './use-controllable'

it('holds the value if uncontrolled', () => {
  const onChange = vi.fn()
  const { result } = renderHook(() => useControllable<string>(undefined, 'a', onChange))
  expect(result.current[0]).toBe('a')
  act(() => result.current[1]('b'))
  expect(result.current[0]).toBe('b')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('b')
})

it('shows the caller’s value if controlled', () => {
  const onChange = vi.fn()
  const { result, rerender } = renderHook(({ value }) => useControllable<string>(value, 'a', onChange), {
    initialProps: { value: 'x' },
  })
  act(() => result.current[1]('y'))
  expect(result.current[0]).toBe('x')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('y')
  rerender({ value: 'y' })
  expect(result.current[0]).toBe('y')
})

it('has a stable setter', () => {
  const { result, rerender } = renderHook(() => useControllable(undefined, 0))
  const [, before] = result.current
  rerender()
  expect(result.current[1]).toBe(before)
})
