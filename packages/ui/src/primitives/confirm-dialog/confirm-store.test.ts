import { expect, expectTypeOf, it, vi } from 'vitest'
import { createConfirm } from './confirm-store'

it('asks one question after the other', async () => {
  const confirm = createConfirm()
  const listener = vi.fn()
  const leave = confirm.subscribe(listener)
  const first = confirm.ask({ kind: 'delete', text: 'It stays in the trash.' })
  const second = confirm.ask({ title: 'Sign out?', action: 'Sign out' })
  const asked = confirm.get()
  expect(asked?.question.text).toBe('It stays in the trash.')
  confirm.answer(asked?.id ?? 0, '')
  expect(await first).toBe(true)
  expect(confirm.get()?.question.title).toBe('Sign out?')
  confirm.answer(confirm.get()?.id ?? 0)
  expect(await second).toBe(false)
  expect(confirm.get()).toBeUndefined()
  expect(listener).toHaveBeenCalledTimes(4)
  leave()
  const third = confirm.ask({ kind: 'delete' })
  expect(listener).toHaveBeenCalledTimes(4)
  confirm.clear()
  expect(await third).toBe(false)
})

it('returns the name of a copy', async () => {
  const confirm = createConfirm()
  const named = confirm.ask({ kind: 'copy', defaultName: 'Black week (copy)' })
  expectTypeOf(named).resolves.toEqualTypeOf<string | undefined>()
  confirm.answer(confirm.get()?.id ?? 0, 'White week')
  expect(await named).toBe('White week')
  const cancelled = confirm.ask({ kind: 'copy' })
  confirm.clear()
  expect(await cancelled).toBeUndefined()
})

it('ignores a second answer to the same question', async () => {
  const confirm = createConfirm()
  const first = confirm.ask({ kind: 'delete' })
  const second = confirm.ask({ kind: 'proceed' })
  const id = confirm.get()?.id ?? 0
  confirm.answer(id)
  confirm.answer(id, '')
  expect(await first).toBe(false)
  expect(confirm.get()?.question.kind).toBe('proceed')
  confirm.clear()
  expect(await second).toBe(false)
})
