// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseLink, whyNotLink } from './links'
import { cleanRichText, isAllowedImage, isEmptyRichText, readRichText } from './rich-text'
import { headingLevels, richTextRules as rules } from './rules'

describe('cleanRichText', () => {
  test.each([
    '<h2 class="text-center">Rea</h2><p>Upp till <strong>50 %</strong><br><a href="https://a.example">a &amp; b</a></p>',
    '<ul><li><p>one</p><ol><li><p>two</p></li></ol></li></ul><blockquote><p>said</p></blockquote><hr>',
    '<ol start="3"><li><p>one</p><ol start="0"><li><p>two</p></li></ol></li></ol>',
    '<p><img src="/media/a.png" alt="A &quot;shop&quot;"><span class="colour-brand">a &lt; b > c</span></p>',
    '<table><tbody><tr><th colspan="2">a</th></tr><tr><td>b</td><td>c</td></tr></tbody></table>',
  ])('keeps %s', (html) => {
    expect(cleanRichText(html, rules)).toBe(html)
  })

  test.each([
    ['<p onclick="x()" style="position:fixed" id="a">a</p>', '<p>a</p>'],
    ['<p class="text-center evil">a</p>', '<p class="text-center">a</p>'],
    ['<script>alert(1)</script><style>*{}</style>a', 'a'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<img src="https://tracker.example/a.gif">a', 'a'],
    ['<img src="/media/../api/logout">a', 'a'],
    ['<ol start="1"><li>a</li></ol><ol start="-1" type="a"><li>b</li></ol>', '<ol><li>a</li></ol><ol><li>b</li></ol>'],
    ['<ol start="123456"><li>a</li></ol>', '<ol><li>a</li></ol>'],
    ['<svg><style><img src=x onerror=alert(1)></style></svg>', ''],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="java\nscript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" &#106;avascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x" target="_top">a</a>', '<a>a</a>'],
    ['<!--[if IE]><script>1</script><![endif]-->a', 'a'],
    ['<iframe srcdoc="<script>1</script>"></iframe>a', 'a'],
    ['<div><p>a</p></div>', '<p>a</p>'],
  ])('%s becomes %s', (html, clean) => {
    expect(cleanRichText(html, rules)).toBe(clean)
  })

  test('is idempotent and keeps allowed content only', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<b',
      '<svg>',
      '<math>',
      '<style>',
      '<a href="',
      '"',
      '>',
      '&lt;',
      '<!--',
      '-->',
    )
    const more = fc.constantFrom(
      'x',
      '<table>',
      '<td>',
      '<noscript>',
      '<template>',
      '<li>',
      '</svg>',
      '<img src="/media/a"',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, more), { maxLength: 16 }), (pieces) => {
        const once = cleanRichText(pieces.join(''), rules)
        expect(cleanRichText(once, rules)).toBe(once)
        const names = [...once.matchAll(/<\/?([a-z0-9]+)/g)].map(([, name]) => name ?? '')
        expect(names.filter((name) => !rules.elements.includes(name))).toEqual([])
      }),
      { seed: 20_261_121, numRuns: 300 },
    )
  })
})

test('parses HTML to data', () => {
  expect(readRichText('<p>a<em onclick="x()">b</em></p>', rules)).toEqual([
    { name: 'p', attributes: {}, children: ['a', { name: 'em', attributes: {}, children: ['b'] }] },
  ])
})

test('images need an allowed prefix', () => {
  expect(isAllowedImage('/media/a.png', rules)).toBe(true)
  expect(
    ['/mediaa', '//evil.example/media/', '/media/%2e%2e/x', '/media/a\\..'].filter((it) => isAllowedImage(it, rules)),
  ).toEqual([])
  const broken = '/media/long/name\tof.png'
  expect([broken, '/media/a\tb.png', broken].filter((it) => isAllowedImage(it, rules))).toEqual([])
})

test.each([
  ['', true],
  ['<p></p>', true],
  ['<p>&nbsp; <br></p>', true],
  ['<p>a</p>', false],
  ['<p><img src="/media/a.png"></p>', false],
])('%s says nothing: %s', (html, empty) => {
  expect(isEmptyRichText(html)).toBe(empty)
})

test.each([
  ['havnogco.se', 'https://havnogco.se'],
  [' http://havnogco.se/rea ', 'http://havnogco.se/rea'],
  ['hi@havnogco.se', 'mailto:hi@havnogco.se'],
  ['mailto:hi@havnogco.se', 'mailto:hi@havnogco.se'],
  ['+46 (0)8-123 45', 'tel:+460812345'],
  ['javascript:alert(1)', undefined],
  ['mailto:nobody', undefined],
  ['ftp://a.example', undefined],
  ['a shop', undefined],
])('the link %s is %s', (text, link) => {
  expect(parseLink(text, rules)).toBe(link)
})

test('a link has a problem or an allowed scheme', () => {
  expect(['htp://a.se', 'a shop'].map(whyNotLink)).toEqual(['scheme', 'invalid'])
  expect(['hi@a.se', '+46812345', 'http://a.se'].map((it) => parseLink(it, { protocols: ['https'] }))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('heading levels are those of the rules', () => {
  expect(headingLevels(rules)).toEqual([2, 3])
})
