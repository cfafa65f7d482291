import { expect, test } from 'vitest'
import { cropWith, cropWithin, fitCrop, fits, hasShape, pointInCrop, pointWithin } from './image'

const crop = { x: 0.1, y: 0.2, width: 0.5, height: 0.4 }

test('moves a crop into the picture, then clips it', () => {
  expect(cropWithin({ x: 0.8, y: -0.2, width: 0.5, height: 0.5 })).toEqual({ x: 0.5, y: 0, width: 0.5, height: 0.5 })
  expect(cropWithin({ x: 0, y: 0, width: 0, height: 7 })).toEqual({ x: 0, y: 0, width: 0.02, height: 1 })
})

test('a shape has the maximum size, centred', () => {
  expect(fitCrop(1, 2)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 })
  expect(fitCrop(2, 1)).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 })
  expect(fitCrop(1, 2, { x: 0, y: 0, width: 0.2, height: 1 })).toEqual({ x: 0, y: 0, width: 0.5, height: 1 })
})

test('recognises a crop’s shape by its ratio', () => {
  expect(hasShape({ x: 0.1, y: 0.3, width: 0.2, height: 0.4 }, 1, 2)).toBe(true)
  expect(hasShape(cropWithin({ x: 0, y: 0, width: 1 / 3, height: 1 / 3 / (16 / 9) }), 16 / 9, 1)).toBe(true)
  expect(hasShape({ x: 0, y: 0, width: 1, height: 1 }, 1, 2)).toBe(false)
})

test('clamps a typed size to the picture', () => {
  expect(cropWith(crop, 'x', 0.9)).toEqual({ ...crop, x: 0.5 })
  expect(cropWith(crop, 'width', 1)).toEqual({ ...crop, width: 0.9 })
  expect(cropWith(crop, 'height', 0)).toEqual({ ...crop, height: 0.02 })
})

test('with a shape, the other side follows within the available room', () => {
  expect(cropWith(crop, 'width', 0.6, 1)).toEqual({ ...crop, width: 0.6, height: 0.6 })
  expect(cropWith(crop, 'width', 0.9, 1)).toEqual({ ...crop, width: 0.8, height: 0.8 })
  expect(cropWith(crop, 'height', 0.2, 2)).toEqual({ ...crop, width: 0.4, height: 0.2 })
})

test('points are fractions of the whole picture', () => {
  expect(pointWithin({ x: -1, y: 2 })).toEqual({ x: 0, y: 1 })
  expect(pointInCrop({ x: 0.5, y: 0.5 }, { x: 0.25, y: 0.5, width: 0.5, height: 0.5 })).toEqual({ x: 0.5, y: 0 })
  expect(pointInCrop({ x: 0.9, y: 0.4 }, crop)).toBeUndefined()
})

test('matches accepted files like a file input', () => {
  expect(fits({ name: 'a.PNG', type: 'image/png' }, 'image/*')).toBe(true)
  expect(fits({ name: 'a.pdf', type: 'application/pdf' }, 'image/*')).toBe(false)
  expect(fits({ name: 'a.SVG', type: '' }, 'image/png, .svg')).toBe(true)
  expect(fits({ name: 'a.pdf', type: 'application/pdf' }, '')).toBe(true)
  expect(fits({ name: 'a.pdf', type: 'application/pdf' }, '*/*')).toBe(true)
})
