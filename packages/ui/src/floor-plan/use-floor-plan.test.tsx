// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FloorPlan } from './floor-plan'
import { useFloorPlan } from './use-floor-plan'

const lift = { label: { se: 'Hiss' }, position: { x: 0.2, y: 0.4 } }
const plan: FloorPlan = { markers: [lift], areas: [] }

test('places one marker where the plan is pressed', () => {
  const onValueChange = vi.fn()
  const { result } = renderHook(() => useFloorPlan({ defaultValue: plan, onValueChange }))
  act(() => result.current.begin('marker', { x: 0.5, y: 0.5 }))
  act(() => result.current.place({ x: 0.7, y: 1.3 }))
  expect(onValueChange).toHaveBeenLastCalledWith({
    markers: [lift, { label: {}, position: { x: 0.7, y: 1 } }],
    areas: [],
  })
  expect(result.current.draft).toBeUndefined()
  expect(result.current.action).toEqual({ kind: 'addedMarker', index: 1 })
  expect(result.current.problems).toEqual([{ kind: 'marker', index: 1, problem: 'noLabel' }])
})

test('consecutive key moves are one step', () => {
  const { result } = renderHook(() => useFloorPlan({ defaultValue: plan }))
  act(() => {
    result.current.nudgeMarker(0, { x: 0.005, y: 0 })
    result.current.nudgeMarker(0, { x: 0.005, y: 0 })
  })
  expect(result.current.plan.markers[0]?.position).toEqual({ x: 0.21, y: 0.4 })
  act(() => result.current.settle())
  act(() => {
    result.current.nudgeMarker(0, { x: 0, y: 0.05 })
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
  act(() => result.current.removeMarker(1))
  expect(result.current.plan.markers).toEqual([lift, lift])
  expect(result.current.action).toMatchObject({ kind: 'removedMarker', index: 1 })
  act(() => result.current.undo())
  expect(result.current.plan).toEqual(three)
})

test('draws an area by its corners, at least three', () => {
  const { result } = renderHook(() => useFloorPlan({ defaultValue: plan }))
  act(() => result.current.begin('area', { x: 0.5, y: 0.5 }))
  act(() => result.current.place({ x: 0.1, y: 0.1 }))
  act(() => result.current.place({ x: 0.4, y: 0.1 }))
  act(() => result.current.finish())
  expect(result.current.plan.areas).toEqual([])
  act(() => result.current.place({ x: 0.9, y: 0.9 }))
  act(() => result.current.takeBackCorner())
  act(() => result.current.place({ x: 0.4, y: 0.4 }))
  act(() => result.current.finish())
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
    result.current.nudgeMarker(0, { x: 0.1, y: 0 })
    result.current.removeMarker(0)
    result.current.setLabel(0, { se: 'Trappa' })
  })
  expect(onValueChange).not.toHaveBeenCalled()
  expect(result.current.canAddMarker).toBe(false)
})

test('a new value starts a new history', () => {
  const { result, rerender } = renderHook(({ value }) => useFloorPlan({ value }), { initialProps: { value: plan } })
  act(() => result.current.removeMarker(0))
  rerender({ value: { markers: [], areas: [] } })
  expect(result.current.canUndo).toBe(true)
  rerender({ value: { ...plan, markers: [lift, lift] } })
  expect(result.current.canUndo).toBe(false)
})

test('a new value announces nothing and drops old announcements', () => {
  const { result, rerender } = renderHook(({ value }) => useFloorPlan({ value }), { initialProps: { value: plan } })
  act(() => result.current.removeMarker(0))
  rerender({ value: { markers: [], areas: [] } })
  expect(result.current.action).toMatchObject({ kind: 'removedMarker' })
  rerender({ value: { ...plan, markers: [lift, lift] } })
  expect(result.current.action).toBeUndefined()
  act(() => result.current.begin('marker', { x: 0.5, y: 0.5 }))
  act(() => {
    result.current.aimBy({ x: 0.1, y: 0 })
  })
  expect(result.current.action).toMatchObject({ kind: 'aimed' })
})

test('leaving an item ends the undo step', () => {
  const { result } = renderHook(() => useFloorPlan({ defaultValue: plan }))
  act(() => {
    result.current.nudgeMarker(0, { x: 0.1, y: 0 })
    result.current.settle()
    result.current.nudgeMarker(0, { x: 0.1, y: 0 })
  })
  act(() => result.current.undo())
  expect(result.current.plan.markers[0]?.position).toEqual({ x: 0.3, y: 0.4 })
})

test('locking cancels drawing and prevents it', () => {
  const { result, rerender } = renderHook(({ locked }) => useFloorPlan({ defaultValue: plan, locked }), {
    initialProps: { locked: false },
  })
  act(() => result.current.begin('marker', { x: 0.5, y: 0.5 }))
  rerender({ locked: true })
  expect(result.current.draft).toBeUndefined()
  act(() => result.current.place({ x: 0.5, y: 0.5 }))
  rerender({ locked: false })
  expect(result.current.draft).toBeUndefined()
  rerender({ locked: true })
  act(() => result.current.begin('area', { x: 0.5, y: 0.5 }))
  rerender({ locked: false })
  expect(result.current.draft).toBeUndefined()
})
