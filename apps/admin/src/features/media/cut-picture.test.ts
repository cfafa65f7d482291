import { expect, test } from 'vitest'
import { cutName } from './cut-picture'

const cropped = (stem: string) => `${stem} (cropped)`

test('a photograph stays JPEG, all other pictures become PNG', () => {
  expect(cutName('front.JPEG', cropped)).toEqual({ name: 'front (cropped).jpg', type: 'image/jpeg' })
  expect(cutName('logo.v2.svg', cropped)).toEqual({ name: 'logo.v2 (cropped).png', type: 'image/png' })
  expect(cutName('noname', cropped)).toEqual({ name: 'noname (cropped).png', type: 'image/png' })
})
