// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useSteps } from './use-steps'

const steps = ['file', 'columns', 'check']

it('goes forward and back, and opens only what was reached', () => {
  const onValueChange = vi.fn()
  const { result } = renderHook(() => useSteps({ steps, onValueChange }))
  expect(result.current).toMatchObject({ value: 'file', first: true, last: false })
  act(() => result.current.goTo('check'))
  act(() => result.current.back())
  expect(onValueChange).not.toHaveBeenCalled()
  act(() => result.current.next())
  act(() => result.current.next())
  act(() => result.current.next())
  expect(result.current).toMatchObject({ value: 'check', index: 2, last: true })
  act(() => result.current.goTo('file'))
  expect(result.current.stateOf('columns')).toBe('upcoming')
  expect(result.current.canOpen('check')).toBe(true)
  expect(onValueChange.mock.calls).toEqual([['columns'], ['check'], ['file']])
})

it('follows the caller', () => {
  const { result, rerender } = renderHook((props) => useSteps({ steps, ...props }), {
    initialProps: { value: 'columns' },
  })
  act(() => result.current.next())
  expect(result.current.value).toBe('columns')
  rerender({ value: 'check' })
  expect(result.current.stateOf('columns')).toBe('done')
})
