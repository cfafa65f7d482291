import { expect, test } from 'vitest'
import { fitKiosk, kioskScreens } from './kiosk'

const { portrait, landscape } = kioskScreens

test('fits device and bezel into a box', () => {
  expect(fitKiosk({ width: 286, height: 1000 }, portrait)).toEqual({
    scale: 0.25,
    bezel: 8,
    screen: { width: 270, height: 480 },
  })
  expect(fitKiosk({ width: 2000, height: 556 }, landscape)).toEqual({
    scale: 0.5,
    bezel: 8,
    screen: { width: 960, height: 540 },
  })
})

test('keeps the screen’s ratio in any box', () => {
  for (const box of [
    { width: 120, height: 900 },
    { width: 900, height: 120 },
    { width: 333, height: 333 },
  ]) {
    const { screen } = fitKiosk(box, portrait) ?? { screen: { width: 0, height: 0 } }
    expect(screen.width / screen.height).toBeCloseTo(1080 / 1920, 10)
  }
})

test('small devices have a thin bezel', () => {
  expect(fitKiosk({ width: 98, height: 400 }, portrait)?.bezel).toBe(4)
})

test('returns no device without room', () => {
  expect(fitKiosk({ width: 0, height: 400 }, portrait)).toBeUndefined()
  expect(fitKiosk({ width: 400, height: 8 }, portrait)).toBeUndefined()
})
