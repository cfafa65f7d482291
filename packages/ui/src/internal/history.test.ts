import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canRedo, canUndo, type History, noHistory, PAUSE, record, redo, undo } from './history'

const write = (history: History<string>, before: string, after: string, key?: string, time = 0) =>
  record(history, { before, after, key, time })

describe('history', () => {
  it('undoes and redoes', () => {
    const two = write(write(noHistory, 'a', 'b'), 'b', 'c')
    const back = undo(two)
    expect(back?.state).toBe('b')
    expect(undo(back?.history ?? noHistory)?.state).toBe('a')
    expect(redo(back?.history ?? noHistory)?.state).toBe('c')
    expect(undo(noHistory)).toBeUndefined()
    expect(redo(two)).toBeUndefined()
  })

  it('merges continuous typing into one step', () => {
    const typed = write(write(noHistory, '', 'S', 'text'), 'S', 'Sa', 'text', 300)
    expect(undo(typed)?.state).toBe('')
    const rested = write(typed, 'Sa', 'Sal', 'text', 300 + PAUSE)
    expect(undo(rested)?.state).toBe('Sa')
  })

  it('keeps steps of two texts, and those around an undo, apart', () => {
    const two = write(write(noHistory, '', 'S', 'one'), 'S', 'Sa', 'two')
    expect(undo(two)?.state).toBe('S')
    const back = undo(two)?.history ?? noHistory
    expect(undo(write(back, 'S', 'Se', 'one'))?.state).toBe('S')
  })

  it('drops undone steps after a new change', () => {
    const back = undo(write(noHistory, 'a', 'b'))
    const other = write(back?.history ?? noHistory, 'a', 'c')
    expect(canRedo(other)).toBe(false)
    expect(undo(other)?.state).toBe('a')
  })

  it('returns to every previous state', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 60 }), (states) => {
        let history: History<string> = noHistory
        states.forEach((after, index) => {
          history = write(history, states[index - 1] ?? 'start', after)
        })
        const seen: string[] = []
        while (canUndo(history)) {
          const back = undo(history)
          if (!back) break
          history = back.history
          seen.unshift(back.state)
        }
        expect(seen).toEqual(['start', ...states.slice(0, -1)])
        const again: string[] = []
        for (let on = redo(history); on; on = redo(history)) {
          history = on.history
          again.push(on.state)
        }
        expect(again).toEqual(states)
      }),
    )
  })
})
