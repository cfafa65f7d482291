// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type FloorPlan, MAX_DOORS } from '../floor-plan'
import { useFloorPlan } from './use-floor-plan'

const lift = { label: { se: 'Hiss' }, position: { x: 0.2, y: 0.4 } }
const plan: FloorPlan = { markers: [lift], areas: [] }
const first = { kind: 'marker', index: 0 } as const

test('places markers where the plan is pressed, until the tool is put away', () => {
  const onValueChange = vi.fn()
  const { result } = renderHook(() => useFloorPlan({ defaultValue: plan, onValueChange }))
  act(() => result.current.begin({ tool: 'marker' }, { x: 0.5, y: 0.5 }))
  act(() => void result.current.place({ x: 0.7, y: 1.3 }))
  expect(onValueChange).toHaveBeenLastCalledWith({
    markers: [lift, { label: {}, position: { x: 0.7, y: 1 } }],
    areas: [],
  })
  expect(result.current.action).toEqual({ kind: 'added', item: { kind: 'marker', index: 1 } })
  expect(result.current.problems).toEqual([{ kind: 'marker', index: 1, problem: 'noLabel' }])
  act(() => void result.current.place({ x: 0.3, y: 0.3 }))
  expect(result.current.plan.markers).toHaveLength(3)
  expect(result.current.draft).toMatchObject({ tool: 'marker', points: [], count: 2, aim: { x: 0.3, y: 0.3 } })
  act(() => result.current.cancel())
  expect(result.current.draft).toBeUndefined()
})

test('draws rectangles between two opposite corners', () => {
  const { result } = renderHook(() => useFloorPlan({ defaultValue: plan }))
  act(() => result.current.begin({ tool: 'rectangle' }, { x: 0.5, y: 0.5 }))
  act(() => void result.current.place({ x: 0.4, y: 0.4 }))
  // on one line with the first corner, there is no rectangle
  act(() => void result.current.place({ x: 0.4, y: 0.1 }))
  act(() => void result.current.place({ x: 0.1, y: 0.1 }))
  act(() => {
    result.current.startAt({ x: 0.9, y: 0.9 })
    result.current.aimAt({ x: 1, y: 0.95 })
    result.current.place({ x: 1, y: 1 })
  })
  expect(result.current.plan.areas.map(({ points }) => points)).toEqual([
    [
      { x: 0.4, y: 0.4 },
      { x: 0.1, y: 0.4 },
      { x: 0.1, y: 0.1 },
      { x: 0.4, y: 0.1 },
    ],
    [
      { x: 0.9, y: 0.9 },
      { x: 1, y: 0.9 },
      { x: 1, y: 1 },
      { x: 0.9, y: 1 },
    ],
  ])
  expect(result.current.draft).toMatchObject({ tool: 'rectangle', points: [], count: 2 })
  act(() => result.current.undo())
  expect(result.current.plan.areas).toHaveLength(1)
})

test('a tool for which there is no more room is put away', () => {
  const { result } = renderHook(() => useFloorPlan({ defaultValue: { ...mapped, areas: [shop] } }))
  act(() => result.current.begin({ tool: 'door' }, { x: 0.5, y: 0.5 }))
  for (let door = 0; door < MAX_DOORS; door += 1) {
    expect(result.current.draft).toBeDefined()
    act(() => void result.current.place({ x: 0.3, y: 0.25 }))
  }
  expect(result.current.draft).toBeUndefined()
  expect(result.current.plan.areas[0]?.doors).toHaveLength(MAX_DOORS)
})

test('consecutive key moves are one step', () => {
  const { result } = renderHook(() => useFloorPlan({ defaultValue: plan }))
  act(() => {
    result.current.nudgeItem(first, { x: 0.005, y: 0 })
    result.current.nudgeItem(first, { x: 0.005, y: 0 })
  })
  expect(result.current.plan.markers[0]?.position).toEqual({ x: 0.21, y: 0.4 })
  act(() => result.current.settle())
  act(() => {
    result.current.nudgeItem(first, { x: 0, y: 0.05 })
  })
  act(() => result.current.undo())
  expect(result.current.plan.markers[0]?.position).toEqual({ x: 0.21, y: 0.4 })
  act(() => result.current.undo())
  expect(result.current.plan).toEqual(plan)
  expect(result.current.canUndo).toBe(false)
  act(() => result.current.redo())
  act(() => result.current.redo())
  expect(result.current.plan.markers[0]?.position).toEqual({ x: 0.21, y: 0.45 })
})

test('undo restores an item at its index', () => {
  const three = { ...plan, markers: [lift, { ...lift, label: { se: 'Kassa' } }, lift] }
  const { result } = renderHook(() => useFloorPlan({ defaultValue: three }))
  act(() => result.current.removeItem({ kind: 'marker', index: 1 }))
  expect(result.current.plan.markers).toEqual([lift, lift])
  expect(result.current.action).toMatchObject({ kind: 'removed', item: { kind: 'marker', index: 1 } })
  act(() => result.current.undo())
  expect(result.current.plan).toEqual(three)
})

test('draws an area by its corners, at least three', () => {
  const { result } = renderHook(() => useFloorPlan({ defaultValue: plan }))
  act(() => result.current.begin({ tool: 'area' }, { x: 0.5, y: 0.5 }))
  act(() => void result.current.place({ x: 0.1, y: 0.1 }))
  act(() => void result.current.place({ x: 0.4, y: 0.1 }))
  act(() => void result.current.finish())
  expect(result.current.plan.areas).toEqual([])
  act(() => void result.current.place({ x: 0.9, y: 0.9 }))
  act(() => result.current.takeBackCorner())
  act(() => void result.current.place({ x: 0.4, y: 0.4 }))
  act(() => void result.current.finish())
  expect(result.current.plan.areas).toEqual([
    {
      areaId: '',
      points: [
        { x: 0.1, y: 0.1 },
        { x: 0.4, y: 0.1 },
        { x: 0.4, y: 0.4 },
      ],
    },
  ])
  act(() => result.current.undo())
  expect(result.current.plan).toEqual(plan)
})

test('a locked plan cannot be changed', () => {
  const onValueChange = vi.fn()
  const { result } = renderHook(() => useFloorPlan({ defaultValue: plan, onValueChange, locked: true }))
  act(() => {
    result.current.nudgeItem(first, { x: 0.1, y: 0 })
    result.current.removeItem({ kind: 'marker', index: 0 })
    result.current.changeItem(first, 'label', (marker) => ({ ...marker, label: { se: 'Trappa' } }))
  })
  expect(onValueChange).not.toHaveBeenCalled()
  expect(result.current.canAdd('marker')).toBe(false)
})

test('a new value starts a new history', () => {
  const { result, rerender } = renderHook(({ value }) => useFloorPlan({ value }), { initialProps: { value: plan } })
  act(() => result.current.removeItem({ kind: 'marker', index: 0 }))
  rerender({ value: { markers: [], areas: [] } })
  expect(result.current.canUndo).toBe(true)
  rerender({ value: { ...plan, markers: [lift, lift] } })
  expect(result.current.canUndo).toBe(false)
})

test('a new value announces nothing and drops old announcements', () => {
  const { result, rerender } = renderHook(({ value }) => useFloorPlan({ value }), { initialProps: { value: plan } })
  act(() => result.current.removeItem({ kind: 'marker', index: 0 }))
  rerender({ value: { markers: [], areas: [] } })
  expect(result.current.action).toMatchObject({ kind: 'removed' })
  rerender({ value: { ...plan, markers: [lift, lift] } })
  expect(result.current.action).toBeUndefined()
  act(() => result.current.begin({ tool: 'marker' }, { x: 0.5, y: 0.5 }))
  act(() => {
    result.current.aimBy({ x: 0.1, y: 0 })
  })
  expect(result.current.action).toMatchObject({ kind: 'aimed' })
})

test('leaving an item ends the undo step', () => {
  const { result } = renderHook(() => useFloorPlan({ defaultValue: plan }))
  act(() => {
    result.current.nudgeItem(first, { x: 0.1, y: 0 })
    result.current.settle()
    result.current.nudgeItem(first, { x: 0.1, y: 0 })
  })
  act(() => result.current.undo())
  expect(result.current.plan.markers[0]?.position).toEqual({ x: 0.3, y: 0.4 })
})

test('locking cancels drawing and prevents it', () => {
  const { result, rerender } = renderHook(({ locked }) => useFloorPlan({ defaultValue: plan, locked }), {
    initialProps: { locked: false },
  })
  act(() => result.current.begin({ tool: 'marker' }, { x: 0.5, y: 0.5 }))
  rerender({ locked: true })
  expect(result.current.draft).toBeUndefined()
  act(() => void result.current.place({ x: 0.5, y: 0.5 }))
  rerender({ locked: false })
  expect(result.current.draft).toBeUndefined()
  rerender({ locked: true })
  act(() => result.current.begin({ tool: 'area' }, { x: 0.5, y: 0.5 }))
  rerender({ locked: false })
  expect(result.current.draft).toBeUndefined()
})

const shop = {
  areaId: 'A1',
  points: [
    { x: 0.2, y: 0.2 },
    { x: 0.6, y: 0.2 },
    { x: 0.6, y: 0.6 },
    { x: 0.2, y: 0.6 },
  ],
}
const mapped: FloorPlan = { markers: [], areas: [shop], map: null }

test('a door goes onto the nearest edge', () => {
  const { result } = renderHook(() => useFloorPlan({ defaultValue: mapped }))
  act(() => result.current.begin({ tool: 'door' }, { x: 0.5, y: 0.5 }))
  act(() => void result.current.place({ x: 0.3, y: 0.25 }))
  expect(result.current.plan.areas[0]?.doors).toEqual([
    { id: expect.stringMatching(/^[0-9a-f-]{36}$/), at: { x: 0.3, y: 0.2 }, kind: 'open', stepFree: true },
  ])
  expect(result.current.action).toEqual({ kind: 'added', item: { kind: 'door', index: 0 } })
})

test('without areas there are no doors, and without a map only markers and areas', () => {
  const { result, rerender } = renderHook(({ value }) => useFloorPlan({ value }), {
    initialProps: { value: { markers: [], areas: [], map: null } as FloorPlan },
  })
  act(() => result.current.begin({ tool: 'door' }, { x: 0.5, y: 0.5 }))
  expect(result.current.draft).toBeUndefined()
  rerender({ value: plan })
  act(() => result.current.begin({ tool: 'obstacle' }, { x: 0.5, y: 0.5 }))
  expect(result.current.draft).toBeUndefined()
})

test('the scale has two points and a distance', () => {
  const { result } = renderHook(() => useFloorPlan({ defaultValue: mapped }))
  act(() => result.current.begin({ tool: 'scale' }, { x: 0.5, y: 0.5 }))
  act(() => void result.current.place({ x: 0.1, y: 0.9 }))
  act(() => void result.current.place({ x: 0.5, y: 0.9 }))
  act(() => void result.current.place({ x: 0.9, y: 0.9 }))
  expect(result.current.canFinish).toBe(true)
  act(() => void result.current.finish())
  expect(result.current.plan.map).toBeNull()
  act(() => void result.current.finish(40))
  expect(result.current.plan.map?.scale).toEqual({ from: { x: 0.1, y: 0.9 }, to: { x: 0.5, y: 0.9 }, metres: 40 })
  act(() => result.current.undo())
  expect(result.current.plan).toEqual(mapped)
})

test('corners snap while drawing unless snapping is off', () => {
  const { result, rerender } = renderHook(({ snapping }) => useFloorPlan({ defaultValue: mapped, snapping }), {
    initialProps: { snapping: true },
  })
  act(() => result.current.begin({ tool: 'walkway' }, { x: 0.5, y: 0.5 }))
  act(() => void result.current.place({ x: 0.604, y: 0.197 }))
  act(() => void result.current.place({ x: 0.804, y: 0.197 }, true))
  rerender({ snapping: false })
  act(() => void result.current.place({ x: 0.604, y: 0.602 }))
  expect(result.current.draft?.points).toEqual([
    { x: 0.6, y: 0.2 },
    { x: 0.804, y: 0.197 },
    { x: 0.604, y: 0.602 },
  ])
})
