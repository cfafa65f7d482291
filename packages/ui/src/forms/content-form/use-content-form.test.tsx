// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { useController } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import type { KeyStorage } from '../../internal/key-storage'
import { type SubmitOutcome, type UseContentFormProps, useContentForm } from './use-content-form'

type Offer = { name: string; startDate: string }

const stored: Offer = { name: 'Rea', startDate: '2026-11-01' }

const schema = {
  '~standard': {
    version: 1 as const,
    vendor: 'test',
    validate: (value: unknown) =>
      (value as Offer).name
        ? { value }
        : { issues: [{ path: ['name'], rule: 'required', message: 'Field is required' }] },
  },
}

function memory(): KeyStorage & { kept: Map<string, string> } {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

/** A form with custom markup. */
function form(onSubmit: UseContentFormProps<Offer>['onSubmit'], more: Partial<UseContentFormProps<Offer>> = {}) {
  const { result, unmount } = renderHook(() =>
    useContentForm<Offer>({ initial: stored, version: 3, schema, onSubmit, ...more }),
  )
  const type = (values: Partial<Offer>) =>
    act(async () => {
      for (const name of ['name', 'startDate'] as const) {
        const value = values[name]
        if (value !== undefined) result.current.setValue(name, value, { shouldDirty: true })
      }
    })
  const submit = () => act(() => result.current.submit())
  return { result, type, submit, unmount }
}

describe('useContentForm', () => {
  it('tells once it is saved and unchanged, and not when a save fails', async () => {
    const told: [name: string, dirty: boolean][] = []
    const outcomes: SubmitOutcome<Offer>[] = [{ failed: 'Offline' }, { saved: { ...stored, name: 'Sale' } }]
    const { result, type, submit } = form(async () => outcomes.shift() ?? { failed: '' }, {
      onSaved: ({ name }) => told.push([name, result.current.dirty]),
    })
    await type({ name: 'Sale' })
    await submit()
    expect(told).toEqual([])
    await submit()
    expect(told).toEqual([['Sale', false]])
  })

  it('changes made during a save are unsaved, also when reverted', async () => {
    const answer = Promise.withResolvers<SubmitOutcome<Offer>>()
    const { result, type } = form(() => answer.promise)
    await type({ name: 'Stor rea' })
    let saving: Promise<void> | undefined
    await act(async () => {
      saving = result.current.submit()
    })
    await type({ startDate: '2026-11-02' })
    answer.resolve({ saved: { name: 'Stor rea', startDate: '2026-11-01' }, version: 4 })
    await act(() => saving)
    expect(result.current.state).toBe('changed')
    await type({ startDate: '2026-11-01' })
    expect(result.current.state).toBe('unchanged')
  })

  it('sends the version of the last save', async () => {
    const onSubmit = vi.fn(
      async (saved: Offer, version = 0): Promise<SubmitOutcome<Offer>> => ({
        saved,
        version: version + 1,
      }),
    )
    const { result, type, submit } = form(onSubmit)
    expect(result.current.state).toBe('unchanged')
    await type({ name: 'Stor rea' })
    expect(result.current.state).toBe('changed')
    await submit()
    expect(result.current.state).toBe('saved')
    await type({ name: 'Större rea' })
    await submit()
    expect(onSubmit.mock.calls).toEqual([
      [{ ...stored, name: 'Stor rea' }, 3],
      [{ ...stored, name: 'Större rea' }, 4],
    ])
  })

  it('does not save invalid values, and shows why', async () => {
    const onSubmit = vi.fn()
    const { result, type, submit } = form(onSubmit)
    await type({ name: '' })
    await submit()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(result.current.issues).toMatchObject([{ path: 'name', rule: 'required' }])
  })

  it('asks again when the record changes during the choice', async () => {
    const conflicts = [
      { theirs: { ...stored, name: 'Jonas rea' }, version: 4, by: 'Jonas' },
      { theirs: { ...stored, name: 'Saras rea' }, version: 5, by: 'Sara' },
    ]
    const onSubmit = vi.fn(async (saved: Offer, version = 0): Promise<SubmitOutcome<Offer>> => {
      const conflict = conflicts.shift()
      return conflict ? { conflict } : { saved, version: version + 1 }
    })
    const { result, type, submit } = form(onSubmit)
    await type({ name: 'Min rea' })
    await submit()
    expect(result.current.conflict).toMatchObject({
      by: 'Jonas',
      conflicts: [{ mine: 'Min rea', theirs: 'Jonas rea' }],
    })
    await act(() => result.current.resolveConflict({ name: 'Min rea' }))
    expect(result.current.conflict).toMatchObject({ by: 'Sara', conflicts: [{ mine: 'Min rea', theirs: 'Saras rea' }] })
    await act(() => result.current.resolveConflict({ name: 'Saras rea' }))
    expect(result.current.state).toBe('saved')
    expect(onSubmit).toHaveBeenLastCalledWith({ ...stored, name: 'Saras rea' }, 5)
  })

  it('keeps a draft on unload, and deletes it after saving', async () => {
    const storage = memory()
    const saving = async (saved: Offer): Promise<SubmitOutcome<Offer>> => ({ saved, version: 4 })
    const draft = { key: 'offer:1', storage }
    const first = form(saving, { draft })
    await first.type({ name: 'Halvfärdig' })
    first.unmount()
    expect([...storage.kept.values()].join()).toContain('Halvfärdig')
    const second = form(saving, { draft })
    expect(second.result.current.offeredDraft).toMatchObject({ values: { ...stored, name: 'Halvfärdig' }, version: 3 })
    await act(async () => second.result.current.restoreDraft())
    expect(second.result.current.values()).toEqual({ ...stored, name: 'Halvfärdig' })
    await second.submit()
    expect(storage.kept.size).toBe(0)
  })

  it('keeps new input beside an offered draft, and offers the newer one', async () => {
    const draft = { key: 'offer:1', storage: memory() }
    const saving = async (saved: Offer): Promise<SubmitOutcome<Offer>> => ({ saved, version: 4 })
    const visit = () => form(saving, { draft })
    const first = visit()
    await first.type({ name: 'Äldre' })
    first.unmount()
    const second = visit()
    await second.type({ name: 'Nyare' })
    expect(second.result.current.offeredDraft).toMatchObject({ values: { name: 'Äldre' } })
    second.unmount()
    const third = visit()
    expect(third.result.current.offeredDraft).toMatchObject({ values: { name: 'Nyare' } })
    await third.type({ name: 'Nyast' })
    third.unmount()
    const fourth = visit()
    expect(fourth.result.current.offeredDraft).toMatchObject({ values: { name: 'Nyast' } })
    await act(async () => fourth.result.current.restoreDraft())
    await fourth.submit()
    expect(draft.storage.kept.size).toBe(0)
  })

  it('discarding an offered draft keeps new input', async () => {
    const draft = { key: 'offer:1', storage: memory() }
    const visit = () => form(async (saved) => ({ saved }), { draft })
    const first = visit()
    await first.type({ name: 'Äldre' })
    first.unmount()
    const second = visit()
    await second.type({ name: 'Nyare' })
    dispatchEvent(new Event('pagehide'))
    expect([...draft.storage.kept.values()].join()).toMatch(/Äldre.*Nyare/)
    await act(async () => second.result.current.refuseDraft())
    expect([...draft.storage.kept.values()].join()).not.toContain('Äldre')
    second.unmount()
    const third = visit()
    expect(third.result.current.offeredDraft).toMatchObject({ values: { name: 'Nyare' } })
    await third.type({ name: 'Nyast' })
    await act(async () => third.result.current.discard())
    third.unmount()
    expect(draft.storage.kept.size).toBe(0)
  })

  it('shows the caller’s message for a failed save and keeps the values', async () => {
    const { result, type, submit } = form(async () => Promise.reject(new Error('Check your connection.')))
    await type({ name: 'Stor rea' })
    await submit()
    expect(result.current).toMatchObject({ state: 'failed', failure: 'Check your connection.', dirty: true })
    expect(result.current.values()).toEqual({ ...stored, name: 'Stor rea' })
  })

  it('keeps server errors until their field changes, or a part of it', async () => {
    const onSubmit = vi.fn(
      async (): Promise<SubmitOutcome<Offer>> => ({
        issues: [
          { path: 'startDate.day', rule: 'invalid' },
          { path: 'name', rule: 'invalid' },
        ],
      }),
    )
    const { result, type, submit } = form(onSubmit)
    await submit()
    await type({ startDate: '2026-11-02' })
    expect(result.current.issues.map(({ path }) => path)).toEqual(['name'])
    await type({ name: 'Stor rea' })
    expect(result.current.issues).toEqual([])
  })

  it('discarding clears the error of a failed save', async () => {
    const { result, type, submit } = form(async () => ({ failed: 'No connection.' }))
    await type({ name: 'Stor rea' })
    await submit()
    expect(result.current.failure).toBe('No connection.')
    await act(async () => result.current.discard())
    expect(result.current.failure).toBeUndefined()
    expect(result.current.state).toBe('unchanged')
  })

  it('offers no draft if only excluded fields changed', async () => {
    const storage = memory()
    const draft = { key: 'offer:1', storage, omit: ['name'] }
    const first = form(async (saved) => ({ saved }), { draft })
    await first.type({ name: 'Secret' })
    first.unmount()
    expect(form(async (saved) => ({ saved }), { draft }).result.current.offeredDraft).toBeUndefined()
  })

  it('viewing a language is no change', async () => {
    const { result } = renderHook(() => {
      const model = useContentForm<{ name: Record<string, string> }>({
        initial: { name: { se: 'Rea' } },
        schema,
        onSubmit: async (saved) => ({ saved }),
      })
      return { model, english: useController({ control: model.control, name: 'name.en' }) }
    })
    await act(async () => result.current.english.field.onBlur())
    expect(result.current.model.dirty).toBe(false)
    await act(async () => result.current.english.field.onChange('Sale'))
    expect(result.current.model.dirty).toBe(true)
  })

  it('keeps what the server refused when its field is left, until it changes', async () => {
    const taken = { issues: [{ path: 'name', message: 'Taken' }] }
    const { result } = renderHook(() => {
      const model = useContentForm<Offer>({ initial: stored, schema, onSubmit: async () => taken })
      return { model, name: useController({ control: model.control, name: 'name' }) }
    })
    await act(() => result.current.model.submit())
    await act(async () => result.current.name.field.onBlur())
    expect(result.current.model.issues).toMatchObject(taken.issues)
    await act(async () => result.current.name.field.onChange('Sale'))
    expect(result.current.model.issues).toEqual([])
  })
})
