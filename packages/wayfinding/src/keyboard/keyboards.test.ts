import { describe, expect, test } from 'vitest'
import { letterIndex } from '../search/letter-index'
import { type Keyboard, keyboards } from './keyboards'

const keysOf = (keyboard: Keyboard) => keyboard.flat()
const textOf = (keyboard: Keyboard) => keysOf(keyboard).flatMap((key) => (key.kind === 'text' ? [key.text] : []))
const rowsOf = (keyboard: Keyboard) => keyboard.map((row) => textOf([row]).join(''))

describe.each(['en', 'se', 'no', 'is'] as const)('the keyboard of %s', (language) => {
  test('types every letter of the alphabet once, and space', () => {
    const alphabet = letterIndex([], { languages: [language], compare: () => 0 }).map(({ letter }) =>
      letter.toLowerCase(),
    )
    expect(textOf(keyboards[language]).toSorted()).toEqual([...alphabet, ' '].toSorted())
  })

  test('deletes, and shows the digits', () => {
    const others = keysOf(keyboards[language]).flatMap(({ kind }) => (kind === 'text' ? [] : [kind]))
    expect(others).toEqual(['digits', 'backspace'])
  })
})

test.each([
  ['se', 'qwertyuiopå', 'asdfghjklöä'],
  ['no', 'qwertyuiopå', 'asdfghjkløæ'],
] as const)('%s has its letters where they are on other keyboards', (language, first, second) => {
  expect(rowsOf(keyboards[language]).slice(0, 2)).toEqual([first, second])
})

test('the digits go back to the letters', () => {
  expect(textOf(keyboards.digits).join('')).toBe('1234567890')
  expect(keysOf(keyboards.digits).map(({ kind }) => kind)).toContain('letters')
})
