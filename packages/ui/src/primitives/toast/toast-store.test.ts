import { expect, it, vi } from 'vitest'
import { toastPromise } from './toast-promise'
import { createToasts, toastTimeout } from './toast-store'

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

it('shows a message for three seconds, if it says nothing else', () => {
  expect(toastTimeout).toBe(3000)
})

const messages = {
  loading: { title: 'Saving' },
  success: (name: string) => ({ title: 'Created', text: name }),
  error: (reason: unknown) => ({ title: 'Error', text: String(reason) }),
}

it('follows a promise in one message', async () => {
  const toasts = createToasts()
  const saved = Promise.resolve('Rask Sko')
  const id = toastPromise(toasts, saved, messages)
  expect(toasts.get()).toEqual([{ id, kind: 'loading', title: 'Saving' }])
  await saved
  expect(toasts.get()).toEqual([{ id, kind: 'success', title: 'Created', text: 'Rask Sko' }])
  const failed = Promise.reject('offline')
  const other = toastPromise(toasts, failed, { ...messages, success: { title: 'Created' } })
  await failed.catch(() => {})
  expect(toasts.get()[1]).toEqual({ id: other, kind: 'error', title: 'Error', text: 'offline' })
})

it('shows only an error after its message was closed', async () => {
  const toasts = createToasts()
  const saved = Promise.resolve('Rask Sko')
  toasts.dismiss(toastPromise(toasts, saved, messages))
  await saved
  expect(toasts.get()).toEqual([])
  const failed = Promise.reject('offline')
  toasts.dismiss(toastPromise(toasts, failed, messages))
  await failed.catch(() => {})
  expect(toasts.get()).toMatchObject([{ kind: 'error', text: 'offline' }])
})

it('replaces a message only while it is shown', () => {
  const toasts = createToasts()
  const id = toasts.show({ kind: 'loading', title: 'Sending 1 of 8' })
  toasts.update(id, { kind: 'loading', title: 'Sending 2 of 8' })
  expect(toasts.get()).toMatchObject([{ id, title: 'Sending 2 of 8' }])
  toasts.dismiss(id)
  toasts.update(id, { kind: 'success', title: 'Sent' })
  expect(toasts.get()).toEqual([])
})
