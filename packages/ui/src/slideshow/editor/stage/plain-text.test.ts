import fc from 'fast-check'
import { expect, it } from 'vitest'
import { htmlOf, plainOf } from './plain-text'

it('makes each line a paragraph', () => {
  expect(htmlOf('Jul-\nmarknad')).toBe('<p>Jul-</p><p>marknad</p>')
  expect(htmlOf('')).toBe('')
  expect(htmlOf('A & <B>')).toBe('<p>A &amp; &lt;B></p>')
})

it('reads rich text', () => {
  expect(plainOf('<p class="text-huge"><strong>Jul&nbsp;1</strong></p><p>till<br>23</p>')).toBe('Jul\u00a01\ntill\n23')
  expect(plainOf('<ul><li>ett</li><li>två</li></ul>')).toBe('ett\ntvå\n')
})

it('survives a round trip', () => {
  fc.assert(
    fc.property(
      fc.string().map((text) => text.replaceAll('\r', '')),
      (text) => {
        expect(plainOf(htmlOf(text))).toBe(text)
      },
    ),
  )
})
