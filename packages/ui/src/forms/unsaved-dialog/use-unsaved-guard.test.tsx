// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useUnsavedGuard } from './use-unsaved-guard'

it('answers the blocker of a router', () => {
  const form = { dirty: true, discard: vi.fn() }
  const [proceed, reset] = [vi.fn(), vi.fn()]
  const { result, rerender } = renderHook(({ state }) => useUnsavedGuard(form, { state, proceed, reset }), {
    initialProps: { state: 'unblocked' },
  })
  expect(result.current.dialog.open).toBe(false)
  rerender({ state: 'blocked' })
  expect(result.current.dialog.open).toBe(true)
  act(() => result.current.dialog.onKeepEditing())
  expect(reset).toHaveBeenCalledOnce()
  expect(form.discard).not.toHaveBeenCalled()
  rerender({ state: 'unblocked' })
  expect(result.current.dialog.open).toBe(false)
  rerender({ state: 'blocked' })
  act(() => result.current.dialog.onDiscard())
  expect(form.discard).toHaveBeenCalledOnce()
  expect(proceed).toHaveBeenCalledOnce()
  expect(reset).toHaveBeenCalledOnce()
})
