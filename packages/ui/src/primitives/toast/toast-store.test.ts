import { expect, it, vi } from 'vitest'
import { createToasts } from './toast-store'

it('adds in order, dismisses one, and notifies listeners', () => {
  const toasts = createToasts()
  const listener = vi.fn()
  const leave = toasts.subscribe(listener)
  const first = toasts.show({ kind: 'success', title: 'Created' })
  toasts.show({ kind: 'error', title: 'Error' })
  toasts.dismiss(first)
  expect(toasts.get().map(({ title }) => title)).toEqual(['Error'])
  expect(listener).toHaveBeenCalledTimes(3)
  leave()
  toasts.clear()
  expect(toasts.get()).toEqual([])
  expect(listener).toHaveBeenCalledTimes(3)
})
