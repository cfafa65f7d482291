import fc from 'fast-check'
import { expect, it } from 'vitest'
import { htmlOf, plainOf } from './plain-text'

it('makes each line a paragraph', () => {
  expect(htmlOf('Jul-\nmarknad')).toBe('<p>Jul-</p><p>marknad</p>')
  expect(htmlOf('')).toBe('')
  expect(htmlOf('A & <B>')).toBe('<p>A &amp; &lt;B></p>')
})

it('keeps the style of the first line', () => {
  const huge = '<h2 class="text-center"><span class="text-huge">Rea</span></h2>'
  expect(htmlOf('Vår\nrea', huge)).toBe(
    '<h2 class="text-center"><span class="text-huge">Vår</span></h2><h2 class="text-center"><span class="text-huge">rea</span></h2>',
  )
  expect(htmlOf('Vår', '<p><strong>Stor</strong> rea</p>')).toBe('<p>Vår</p>')
  expect(htmlOf('Vår', '<ul><li>Rea</li></ul>')).toBe('<p>Vår</p>')
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
