import { expect, it } from 'vitest'
import { createReader } from './readers'
import { svg } from './testing/files'

const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const utf16 = (text: string, order: 'little' | 'big') => {
  const bytes = new Uint8Array(2 * text.length)
  const view = new DataView(bytes.buffer)
  for (const [index, unit] of [...text].entries()) view.setUint16(2 * index, unit.charCodeAt(0), order === 'little')
  return bytes
}
const declared = (encoding: string, text = svg('<text>Öppet å é</text>')) =>
  `<?xml version="1.0" encoding="${encoding}"?>\n${text}`

/** The text that is stored for an SVG that arrives in steps of so many bytes. */
function stored(bytes: Uint8Array, step = bytes.length): string {
  const reader = createReader({ kind: 'Image', extension: 'svg' })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  for (let at = 0; at < bytes.length; at += step) {
    text += decoder.decode(reader.write(bytes.subarray(at, at + step)), { stream: true })
  }
  return text + decoder.decode(reader.end())
}

it.each([
  ['UTF-8', new TextEncoder().encode(svg('<text>Öppet å é</text>'))],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${declared('UTF-8')}`)],
  ['UTF-16, little end first', utf16(`\uFEFF${declared('UTF-16')}`, 'little')],
  ['UTF-16, big end first', utf16(`\uFEFF${declared('UTF-16')}`, 'big')],
  ['ISO-8859-1', latin(declared('ISO-8859-1'))],
  ['Windows-1252', latin(declared('windows-1252'))],
  ['a declaration with single quotes', latin(declared('ISO-8859-1').replace(/"(1.0|ISO-8859-1)"/g, "'$1'"))],
])('stores drawings in %s as UTF-8', (_, bytes) => {
  expect(stored(bytes)).toMatch(/^<svg.*<text>Öppet å é<\/text><\/svg>$/)
  expect(stored(bytes, 1)).toBe(stored(bytes))
})

it('reads the quotes of Windows-1252', () => {
  const bytes = latin(declared('Windows-1252', svg('<text>\u0093a\u0094 \u0080</text>')))
  expect(stored(bytes)).toContain('<text>“a” €</text>')
})

it.each([
  ['an unknown encoding', latin(declared('x-none'))],
  ['ISO-8859-1 without a declaration', latin(svg('<text>Öppet</text>'))],
  ['half a character of UTF-16', utf16(`\uFEFF${declared('UTF-16')}`, 'little').subarray(0, -1)],
  ['a style that cannot be read safely', latin(svg('<style>.a{fill:u\\72l(//example.com)}</style>'))],
  ['no bytes', new Uint8Array()],
])('refuses %s', (_, bytes) => {
  expect(() => stored(bytes)).toThrow(expect.objectContaining({ code: 'content_mismatch' }))
})
