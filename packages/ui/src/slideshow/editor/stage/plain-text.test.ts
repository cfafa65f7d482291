import fc from 'fast-check'
import { expect, it } from 'vitest'
import { htmlOf, plainOf } from './plain-text'

it('makes a paragraph of each line', () => {
  expect(htmlOf('Jul-\nmarknad')).toBe('<p>Jul-</p><p>marknad</p>')
  expect(htmlOf('')).toBe('')
  expect(htmlOf('A & <B>')).toBe('<p>A &amp; &lt;B></p>')
})

it('reads what an editor of rich text wrote', () => {
  expect(plainOf('<p class="text-huge"><strong>Jul&nbsp;1</strong></p><p>till<br>23</p>')).toBe('Jul\u00a01\ntill\n23')
  expect(plainOf('<ul><li>ett</li><li>två</li></ul>')).toBe('ett\ntvå\n')
})

it('comes back as it was typed', () => {
  fc.assert(
    fc.property(
      fc.string().map((text) => text.replaceAll('\r', '')),
      (text) => {
        expect(plainOf(htmlOf(text))).toBe(text)
      },
    ),
  )
})
