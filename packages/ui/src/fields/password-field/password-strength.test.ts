import { expect, it } from 'vitest'
import { passwordStrength } from './password-strength'

it.each([
  ['', 'weak'],
  ['hemlig', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['Password1234567890!', 'weak'],
  ['sommarvägen 9', 'fair'],
  ['korrekt häst batteri', 'strong'],
  ['tolv Röda bussar', 'strong'],
])('judges %j as %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
