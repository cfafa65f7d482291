// @vitest-environment jsdom
import type { Visibility } from '@kiosk-admin/api-client'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiProvider, createApi } from '../../shared/api/api'
import { session } from '../../shared/session/session'
import { useVisibilityChanges } from './use-mall-clock'

// the mall never loads, so its time is that of this machine
const api = createApi(() => new Promise(() => undefined))
const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider api={api}>{children}</ApiProvider>

const HOUR = 3_600_000
const start = new Date(2026, 10, 30, 16, 30)
const after = (hours: number) => new Date(start.getTime() + hours * HOUR).toISOString()

beforeEach(() => {
  session.embed({ mallId: 'mall', userId: 'user', userName: 'user', token: 'token' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: start })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function watch(first: readonly Visibility[]) {
  const reload = vi.fn()
  const hook = renderHook(({ states }) => useVisibilityChanges(states, reload), {
    wrapper,
    initialProps: { states: first },
  })
  return { reload, ...hook }
}
const pass = (hours: number) => act(() => vi.advanceTimersByTime(hours * HOUR))

test('a list loads again at the first change, and then at the next one of the new states', () => {
  const states: Visibility[] = [
    { state: 'upcoming', from: after(1.5) },
    { state: 'shown', until: after(3) },
    { state: 'draft' },
  ]
  const { reload, rerender, unmount } = watch(states)
  pass(1.49)
  expect(reload).not.toHaveBeenCalled()
  pass(0.01)
  expect(reload).toHaveBeenCalledOnce()
  rerender({ states: [{ state: 'shown' }, { state: 'shown', until: after(3) }] })
  pass(1.49)
  expect(reload).toHaveBeenCalledOnce()
  pass(0.01)
  expect(reload).toHaveBeenCalledTimes(2)
  unmount()
  pass(24)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('without a change it loads again at each midnight of the mall', () => {
  const { reload } = watch([{ state: 'shown' }])
  pass(7.49)
  expect(reload).not.toHaveBeenCalled()
  pass(0.01)
  expect(reload).toHaveBeenCalledOnce()
  pass(23.9)
  expect(reload).toHaveBeenCalledOnce()
  pass(0.1)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a change that the server does not know yet is asked for again after a while', () => {
  const { reload } = watch([{ state: 'shown', until: after(1) }])
  pass(1)
  expect(reload).toHaveBeenCalledOnce()
  act(() => vi.advanceTimersByTime(9_999))
  expect(reload).toHaveBeenCalledOnce()
  act(() => vi.advanceTimersByTime(1))
  expect(reload).toHaveBeenCalledTimes(2)
})
