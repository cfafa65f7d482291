import { expect, it } from 'vitest'
import { draftKeeper } from './draft'

function memory() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const draft = {
  values: { username: 'ingrid', password: 'hush' },
  base: { username: '', password: '' },
  version: 3,
  savedAt: '2026-11-21T13:32:00.000Z',
}

it('keeps a draft until deleted, without passwords', () => {
  const storage = memory()
  const keeper = draftKeeper<typeof draft.values>({ key: 'user:1', storage, omit: ['password'] })
  keeper.keep(draft)
  expect(draftKeeper({ key: 'user:1', storage }).read()).toEqual({
    ...draft,
    values: { username: 'ingrid' },
    base: { username: '' },
  })
  expect([...storage.kept.values()].join()).not.toContain('hush')
  expect(draftKeeper({ key: 'user:2', storage }).read()).toBeUndefined()
  keeper.forget()
  expect(keeper.read()).toBeUndefined()
})

it('ignores a full or blocked storage and invalid contents', () => {
  const fail = () => {
    throw new DOMException('no', 'QuotaExceededError')
  }
  const keeper = draftKeeper<typeof draft.values>({
    key: 'user:1',
    storage: { getItem: () => '{', setItem: fail, removeItem: fail },
  })
  expect(() => keeper.keep(draft)).not.toThrow()
  expect(() => keeper.forget()).not.toThrow()
  expect(keeper.read()).toBeUndefined()
})

it('works without storage', () => {
  const keeper = draftKeeper<typeof draft.values>({ key: 'user:1' })
  expect(() => keeper.keep(draft)).not.toThrow()
  expect(keeper.read()).toBeUndefined()
})
