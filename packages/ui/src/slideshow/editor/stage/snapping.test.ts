import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SlideFrame as Frame } from '../../slideshow'
import { frameWithin, type Handle, moveFrame, resizeFrame, SMALLEST, snapMove, snapResize } from './snapping'

const reach = { x: 0.02, y: 0.02 }
const box: Frame = { x: 0.1, y: 0.1, width: 0.3, height: 0.2 }

const part = fc.double({ min: -2, max: 2, noNaN: true })
const frames = fc.record({ x: part, y: part, width: part, height: part }).map(frameWithin)
const handles = fc.constantFrom<Handle>('n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw')

const isWithin = ({ x, y, width, height }: Frame) =>
  x >= 0 && y >= 0 && x + width <= 1.0001 && y + height <= 1.0001 && width >= SMALLEST && height >= SMALLEST

describe('moving', () => {
  it('stops at the edges of the stage', () => {
    expect(moveFrame(box, { x: -1, y: 2 })).toEqual({ ...box, x: 0, y: 0.8 })
  })

  it('snaps to the centre of the stage with a guide', () => {
    const { frame, guides } = snapMove(box, { x: 0.24, y: 0.3 }, [], reach)
    expect(frame).toEqual({ ...box, x: 0.35, y: 0.4 })
    expect(guides).toEqual([
      { axis: 'x', at: 0.5 },
      { axis: 'y', at: 0.5 },
    ])
  })

  it('snaps to the edges of other layers', () => {
    const other = { x: 0.6, y: 0.7, width: 0.2, height: 0.1 }
    const { frame, guides } = snapMove(box, { x: 0.21, y: 0.23 }, [other], { x: 0.015, y: 0.005 })
    expect(frame.x).toBeCloseTo(0.3)
    expect(frame.y).toBeCloseTo(0.33)
    expect(guides).toEqual([{ axis: 'x', at: 0.6 }])
  })

  it('does not snap beyond its distance', () => {
    expect(snapMove(box, { x: 0.05, y: 0.06 }, [], reach)).toEqual({ frame: { ...box, x: 0.15, y: 0.16 }, guides: [] })
  })
})

describe('resizing', () => {
  it('moves only the edges of the handle', () => {
    expect(resizeFrame(box, 'nw', { x: 0.05, y: -0.05 })).toEqual({ x: 0.15, y: 0.05, width: 0.25, height: 0.25 })
    expect(resizeFrame(box, 'e', { x: 0.1, y: 0.5 })).toEqual({ ...box, width: 0.4 })
  })

  it('stops before the opposite edge', () => {
    expect(resizeFrame(box, 'w', { x: 0.9, y: 0 })).toEqual({ ...box, x: 0.38, width: SMALLEST })
  })

  it('snaps the moved edges', () => {
    const { frame, guides } = snapResize(box, 'se', { x: 0.09, y: 0.19 }, [], reach)
    expect(frame).toEqual({ ...box, width: 0.4, height: 0.4 })
    expect(guides).toHaveLength(2)
    expect(snapResize(box, 'e', { x: 0, y: 0 }, [{ ...box, y: 0.11 }], reach).guides).toEqual([{ axis: 'x', at: 0.4 }])
  })
})

it('stays on the stage and above the minimum size', () => {
  fc.assert(
    fc.property(frames, part, part, fc.array(frames, { maxLength: 4 }), handles, (frame, x, y, others, handle) => {
      expect(isWithin(frame)).toBe(true)
      expect(isWithin(snapMove(frame, { x, y }, others, reach).frame)).toBe(true)
      expect(isWithin(snapResize(frame, handle, { x, y }, others, reach).frame)).toBe(true)
    }),
  )
})
