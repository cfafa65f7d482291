import { expect, test } from 'vitest'
import { shortName } from './person'

test('shortens colleagues to their first name', () => {
  expect(shortName('Ingrid Solheim')).toBe('Ingrid S.')
  expect(shortName('Ada')).toBe('Ada')
})
