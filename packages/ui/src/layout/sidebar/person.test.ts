import { expect, test } from 'vitest'
import { shortName } from './person'

test('colleagues are called by their first name', () => {
  expect(shortName('Ingrid Solheim')).toBe('Ingrid S.')
  expect(shortName('Ada')).toBe('Ada')
})
