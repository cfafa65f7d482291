import { expect, it, test } from 'vitest'
import { createSvgCleaner, EmptiedSvgError, InvalidSvgError } from './svg'
import { svg } from './testing/files'

function cleaned(text: string, step = text.length): string {
  const cleaner = createSvgCleaner()
  let out = ''
  for (let at = 0; at < text.length; at += step) out += cleaner.write(text.slice(at, at + step))
  return out + cleaner.end()
}
/** What is left of elements in a drawing that shows something else, too. */
const inside = (text: string) => /^<svg[^>]*>(.*)<path><\/path><\/svg>$/s.exec(cleaned(svg(`${text}<path/>`)))?.[1]

it.each([
  ['a script', '<script>alert(1)</script>', ''],
  ['a script in another case or space', '<x:script xmlns:x="http://www.w3.org/2000/svg">1</x:script>', ''],
  ['what a touch would run', '<path onclick="alert(1)" d="M0 0"/>', '<path d="M0 0"></path>'],
  ['HTML within', '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><p>1</p></body></foreignObject>', ''],
  ['a link', '<a href="https://example.com"><path d="M1 1"/></a>', '<g><path d="M1 1"></path></g>'],
  [
    'a link within words',
    '<text><a xlink:href="javascript:alert(1)" target="_top" onclick="x()" fill="red">Open</a></text>',
    '<text><tspan fill="red">Open</tspan></text>',
  ],
  ['a script within a link', '<a href="#a"><script>1</script><path d="M1 1"/></a>', '<g><path d="M1 1"></path></g>'],
  [
    'an element that sets an attribute later',
    '<path d="M0 0"><set attributeName="onclick" to="x"/></path>',
    '<path d="M0 0"></path>',
  ],
  ['a picture from elsewhere', '<image href="https://example.com/a.png"/>', '<image></image>'],
  ['the same by its old name', '<image xlink:href="//example.com/a.png"/>', '<image></image>'],
  ['a drawing within a drawing', '<image href="data:image/svg+xml;base64,AAAA"/>', '<image></image>'],
  ['a part of another drawing', '<use href="https://example.com/a.svg#b"/>', '<use></use>'],
  [
    'styles from elsewhere',
    '<style>@import url(https://example.com/a.css); path { fill: red }</style>',
    '<style> path { fill: red }</style>',
  ],
  [
    'a hidden word',
    '<style>@\\69mport "https://example.com"; path { fill: red }</style>',
    '<style> path { fill: red }</style>',
  ],
  [
    'a font, and keeps the other rules',
    '<style>@font-face { src: url(https://example.com) } .a { fill: red }</style>',
    '<style> .a { fill: red }</style>',
  ],
  ['a letter from elsewhere', '<style>@font-face { src: url(https://example.com) }</style>', '<style></style>'],
  [
    'a fill from elsewhere',
    '<path fill="url(https://example.com/#a)" d="M0 0"/>',
    '<path fill="none" d="M0 0"></path>',
  ],
  [
    'a style from elsewhere',
    '<path style="fill:url(//example.com)" d="M0 0"/>',
    '<path style="fill:none" d="M0 0"></path>',
  ],
  ['one of several', '<path style="cursor:url(//example.com);fill:red"/>', '<path style="fill:red"></path>'],
  ['a mask from elsewhere', '<path mask="url(https://example.com/#a)" d="M0 0"/>', '<path d="M0 0"></path>'],
  ['what a program noted', '<metadata><rdf xmlns="x">1</rdf></metadata>', ''],
])('removes %s', (_, given, left) => {
  expect(inside(given)).toBe(left)
})

it.each([
  ['a shape', '<path d="M0 0h9" fill="url(#a)" stroke-width="2"></path>'],
  ['a colour that runs', '<linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient>'],
  ['a part of itself', '<use xlink:href="#a" href="#a"></use>'],
  ['a picture that lies in it', '<image href="data:image/png;base64,iVBORw0KGgo="></image>'],
  ['its own styles', '<style>.a { fill: url(#b); stroke: red }</style>'],
  ['words', '<text x="1" xml:space="preserve">Öppet &lt; &amp; &gt;</text>'],
])('keeps %s', (_, given) => {
  expect(inside(given)).toBe(given)
})

it.each([
  ['HTML', '<switch><foreignObject><p xmlns="http://www.w3.org/1999/xhtml">1</p></foreignObject></switch>'],
  ['a picture from elsewhere', '<g><image href="https://example.com/a.png"/></g>'],
])('refuses a drawing that shows nothing but %s', (_, given) => {
  expect(() => cleaned(svg(given))).toThrow(EmptiedSvgError)
  expect(cleaned(svg(`${given}<text>1</text>`))).toContain('<text>1</text>')
})

test('the output does not depend on the chunks', () => {
  const whole = svg('<style>.a{fill:red}</style><g class="a"><text>å &amp; ä</text><script>no</script></g>')
  expect(cleaned(whole, 1)).toBe(cleaned(whole))
})

test('expands simple entities and rejects entity bombs', () => {
  const named = (names: string) => `<!DOCTYPE svg [${names}]>${svg('<text>&a;</text>')}`
  expect(cleaned(named('<!ENTITY a "one">'))).toContain('<text>one</text>')
  expect(() => cleaned(named('<!ENTITY b "x"><!ENTITY a "&b;&b;">'))).toThrow()
  expect(() => cleaned(named('<!ENTITY a SYSTEM "file:///etc/passwd">'))).toThrow()
})

const names = (...all: string[]) => `<!DOCTYPE svg [${all.map((one) => `<!ENTITY ${one}>`).join('')}]>`
const start = svg().replace('</svg>', '')
const long = 'x'.repeat(200)
const MB = 1_048_576

const bombs: [string, string, string][] = [
  ['a long name that is used very often', `${names(`a "${long}"`)}${start}<text>`, '&a;'],
  ['the same in an attribute', `${names(`a "${long}"`)}${start}<path d="`, '&a;'],
  ['the same in a style', `${names(`a "${long}"`)}${start}<style>`, '&a;'],
  ['the same in what is left out', `${names(`a "${long}"`)}${start}<metadata>`, '&a;'],
  ['the same in element after element', `${names(`a "${long}"`)}${start}`, '<text>&a;&a;&a;</text>'],
  ['a text without end', `${start}<text>`, 'words '],
  ['an attribute without end', `${start}<path d="`, 'M0 0 '],
  ['a style without end', `${start}<style>`, 'a{fill:red}'],
  ['a comment without end', `${start}<!-- `, 'words '],
  ['a style of many pieces', `${start}<style>`, '<![CDATA[a{fill:red}]]>'],
  ['a head without end', '<!DOCTYPE svg [', '<!ENTITY a "one">'],
  ['comments before the drawing', '', '<!-- words -->'],
  ['an element of very many attributes', `${start}<path `, 'a$="1" '],
  ['the name of an element without end', `${start}<`, 'path'],
]

test.each(bombs)('refuses %s before it fills the memory', (_, head, repeated) => {
  const cleaner = createSvgCleaner()
  let read = head.length
  const most = 40 * MB
  cleaner.write(head)
  const readOn = () => {
    for (let count = 0; read < most; ) {
      let piece = ''
      while (piece.length < 65_536) piece += repeated.replace('$', String(count++))
      read += piece.length
      cleaner.write(piece)
    }
  }
  expect(readOn).toThrow(InvalidSvgError)
  expect(read).toBeLessThan(9 * MB)
})

test('rejects nested entities', () => {
  const laughs = Array.from({ length: 9 }, (_, it) => `l${it + 1} "${`&l${it};`.repeat(10)}"`)
  expect(() => cleaned(`${names('l0 "ha"', ...laughs)}${svg('<text>&l9;</text>')}`)).toThrow(InvalidSvgError)
  expect(() => cleaned(`${names('a "&#38;b;"', 'b "x"')}${svg('<text>&a;</text>')}`)).toThrow(InvalidSvgError)
  expect(() => cleaned(`${names('% a "x"')}${svg('<text>&a;</text>')}`)).toThrow(InvalidSvgError)
  expect(() => cleaned(svg('<text>&constructor;</text>'))).toThrow(InvalidSvgError)
})

test('keeps the entities of drawing programs', () => {
  const given = names('ns_svg "http://www.w3.org/2000/svg"', 'st0 "fill:#FFFFFF;stroke:none"')
  const drawn = `<svg xmlns="&ns_svg;">${'<path style="&st0;" d="M0 0"/>'.repeat(500)}</svg>`
  expect(cleaned(given + drawn)).toContain('<path style="fill:#FFFFFF;stroke:none" d="M0 0">')
})

test('keeps an embedded photo', () => {
  const photo = `<image href="data:image/png;base64,${'iVBORw0KGgo'.repeat(400_000)}="></image>`
  expect(inside(photo)).toHaveLength(photo.length)
})

it.each([
  ['nothing', ''],
  ['words', 'a drawing'],
  ['another kind of text', '<html xmlns="http://www.w3.org/1999/xhtml"></html>'],
  ['an svg of no space', '<svg></svg>'],
  ['half a drawing', svg('<g>')],
  ['a drawing that never ends', svg('<g>'.repeat(300) + '</g>'.repeat(300))],
])('rejects %s', (_, text) => {
  expect(() => cleaned(text)).toThrow()
})

it.each([
  ['width="30" height="20.4px"', { width: 30, height: 20 }],
  ['viewBox="0 0 640 480"', { width: 640, height: 480 }],
  ['width="100%" viewBox="0,0,64,48"', { width: 64, height: 48 }],
  ['', null],
  ['width="NaN" height="Infinity"', null],
  ['width="20" viewBox="0 0 Infinity Infinity"', null],
  [`width="${'9'.repeat(400)}" height="20"`, null],
  ['width="1000000000" height="500000000"', { width: 20_000, height: 10_000 }],
  ['viewBox="0 0 1e9 1"', { width: 20_000, height: 1 }],
])('reads from %s the size %j', (start, size) => {
  const cleaner = createSvgCleaner()
  cleaner.write(svg('', start))
  cleaner.end()
  expect(cleaner.size()).toEqual(size)
})
