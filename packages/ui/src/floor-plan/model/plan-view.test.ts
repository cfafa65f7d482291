import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundView, MAX_ZOOM, panBy, pictureIn, placeAt, reveal, wholePlan, zoomAt } from './plan-view'

const window = { width: 600, height: 400 }
const RATIO = 2

const views = fc
  .record({
    zoom: fc.double({ min: 1, max: MAX_ZOOM, noNaN: true }),
    x: fc.double({ min: 0, max: 1, noNaN: true }),
    y: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ zoom, x, y }) => boundView({ zoom, centre: { x, y } }, window, RATIO))
const pixels = fc.record({
  x: fc.double({ min: 0, max: window.width, noNaN: true }),
  y: fc.double({ min: 0, max: window.height, noNaN: true }),
})

test('fits the whole picture, centred', () => {
  expect(pictureIn(wholePlan, window, RATIO)).toEqual({ left: 0, top: 50, width: 600, height: 300 })
  expect(pictureIn(wholePlan, window, 0.5)).toEqual({ left: 200, top: 0, width: 200, height: 400 })
})

test('zooms around the pointer', () => {
  fc.assert(
    fc.property(views, pixels, fc.double({ min: 1, max: 2, noNaN: true }), (view, at, factor) => {
      const before = placeAt(view, window, RATIO, at)
      const next = zoomAt(view, window, RATIO, view.zoom * factor, at)
      const after = placeAt(next, window, RATIO, at)
      // across it always fills the window; down there may be room around it, in which it stays in the middle
      expect(after.x).toBeCloseTo(before.x, 6)
      if (pictureIn(view, window, RATIO).height >= window.height) expect(after.y).toBeCloseTo(before.y, 6)
    }),
  )
})

test('limits zoom and empty space', () => {
  fc.assert(
    fc.property(views, pixels, fc.double({ min: -9, max: 90, noNaN: true }), (view, at, zoom) => {
      const next = zoomAt(panBy(view, window, RATIO, { x: at.y, y: -at.x }), window, RATIO, zoom, at)
      const { left, top, width, height } = pictureIn(next, window, RATIO)
      expect(left).toBeLessThan(0.001)
      expect(left + width).toBeGreaterThan(window.width - 0.001)
      if (height > window.height) expect(top).toBeLessThan(0.001)
      else expect(top).toBeCloseTo((window.height - height) / 2, 6)
      expect(next.zoom).toBeGreaterThanOrEqual(1)
      expect(next.zoom).toBeLessThanOrEqual(MAX_ZOOM)
    }),
  )
})

test('pans to hidden positions only', () => {
  const close = { zoom: 4, centre: { x: 0.2, y: 0.5 } }
  expect(reveal(close, window, RATIO, { x: 0.22, y: 0.5 })).toEqual(close)
  const there = reveal(close, window, RATIO, { x: 0.6, y: 0.5 })
  const { left, width } = pictureIn(there, window, RATIO)
  expect(left + 0.6 * width).toBeCloseTo(window.width - 32, 6)
})

test('pans by dragging', () => {
  const close = { zoom: 2, centre: { x: 0.5, y: 0.5 } }
  const { left } = pictureIn(close, window, RATIO)
  expect(pictureIn(panBy(close, window, RATIO, { x: 40, y: 0 }), window, RATIO).left).toBeCloseTo(left + 40, 6)
})
