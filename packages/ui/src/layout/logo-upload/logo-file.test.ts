import { expect, it } from 'vitest'
import { logoBytes, whyNotLogo } from './logo-file'

it('accepts pictures up to 40 MB by extension', () => {
  expect(whyNotLogo({ name: 'Logo.PNG', size: logoBytes })).toBeUndefined()
  expect(whyNotLogo({ name: 'logo.png', size: logoBytes + 1 })).toBe('size')
  expect(whyNotLogo({ name: 'logo.pdf', size: 1 })).toBe('type')
  expect(whyNotLogo({ name: 'png', size: 1 })).toBe('type')
  expect(whyNotLogo({ name: 'logo.webp', size: 1 }, ['webp'])).toBeUndefined()
  expect(whyNotLogo({ name: 'logo.webp', size: 3 }, ['webp'], 2)).toBe('size')
})
