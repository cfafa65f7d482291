import { expect, it, test } from 'vitest'
import { sanitiseDeclarations, sanitiseStyle, UnsafeStyleError } from './svg-style'

it.each([
  ['an import', '@import url(https://example.com/a.css); path{fill:red}', ' path{fill:red}'],
  ['an import as a string', '@import "//example.com/a.css";.a{fill:red}', '.a{fill:red}'],
  ['a hidden import', '@\\69mport "https://example.com"; .a{fill:red}', ' .a{fill:red}'],
  ['an import behind marks of HTML', '<!-- @import "//example.com"; .a{fill:red} -->', ' .a{fill:red}'],
  ['a font', '@font-face{font-family:A;src:url(a.woff)}.a{fill:red}', '.a{fill:red}'],
  ['a font within a condition', '@media screen{@font-face{src:url(a)}.a{fill:red}}', '@media screen{.a{fill:red}}'],
  ['a declaration', '.a{cursor:url(//example.com/a.cur);fill:red}', '.a{fill:red}'],
  ['a set of pictures', '.a{background:image-set("//example.com/a" 1x);fill:red}', '.a{fill:red}'],
  ['a hidden function', '.a{background:src("//example.com");fill:red}', '.a{fill:red}'],
  ['a comment', '.a{/* url(//example.com) */fill:red}', '.a{fill:red}'],
])('removes %s and keeps other rules', (_, given, left) => {
  expect(sanitiseStyle(given)).toBe(left)
})

it.each([
  ['a selector with escapes', '.\\31 a\\:b{fill:red}'],
  ['a condition', '@media (min-width:1px){.a{fill:red;stroke:blue}}'],
  ['an animation', '@keyframes turn{from{opacity:0}to{opacity:1}}'],
  ['the namespace of drawings', '@namespace svg "http://www.w3.org/2000/svg";svg|path{fill:red}'],
  ['a reference within the drawing', '.a{fill:url(#b);mask:url("#c")}'],
  ['a string with signs of CSS', '.a::before{content:"}/* @import x ;"}'],
  ['an escape in a string', '.a{font-family:"\\5FAE";fill:red}'],
  ['a block that the file leaves open', '.a{fill:red'],
  ['a selector of attributes', '[id="x;{"]{fill:red}'],
])('keeps %s', (_, given) => {
  expect(sanitiseStyle(given).replace(/}$/, '')).toBe(given.replace(/}$/, ''))
})

it.each([
  ['a string that ends with its line', '.a{b:"x\n}@import url(//example.com);c{d:"}'],
  ['a quote in an address', "a{b:url(x')} @import url(//example.com); c{d:'}"],
  ['an escaped name of a function', '.a{fill:u\\72l(//example.com)}'],
  ['the same with a space', '.a{fill:\\75 rl(//example.com)}'],
  ['a bracket that does not fit', '.a{b:(]}@import url(//example.com);'],
  ['an end too many', '.a{fill:red}}'],
  ['a comment that arises from another', '.a{}//**/* .b{} */'],
])('refuses %s', (_, given) => {
  expect(() => sanitiseStyle(given)).toThrow(UnsafeStyleError)
})

test('a paint from elsewhere becomes none, as in browsers', () => {
  expect(sanitiseStyle('.a{fill:url(//example.com#a);stroke:red}')).toBe('.a{fill:none;stroke:red}')
  expect(sanitiseDeclarations('stroke: url(//example.com#a)')).toBe('stroke:none')
})

test('comments in a style do not hide URLs', () => {
  expect(sanitiseStyle('a{}/* url(https://example.com) */')).toBe('a{}')
  expect(sanitiseStyle('a{b:u/**/rl(https://example.com)}')).toBe('a{}')
  expect(sanitiseStyle('a{b:url("#a)b")}')).not.toContain('http')
})

test('a long style is read in linear time', () => {
  const rules = '.a{fill:url(#b);stroke:"x"}'.repeat(30_000)
  expect(sanitiseStyle(rules)).toBe(rules)
  expect(() => sanitiseStyle('{'.repeat(500_000))).toThrow(UnsafeStyleError)
  expect(() => sanitiseStyle('"a\\'.repeat(300_000))).toThrow(UnsafeStyleError)
})
