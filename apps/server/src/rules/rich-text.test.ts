import { richText } from '@kiosk-admin/api-client/internal'
import fc from 'fast-check'
import { fromHtml } from 'hast-util-from-html'
import { describe, expect, it } from 'vitest'
import { sanitiseRichText } from './rich-text'

type Tree = ReturnType<typeof fromHtml>
type Node = Tree | Tree['children'][number]

/** The elements in a tree that the contract does not allow. */
const disallowedIn = (node: Node): string[] => [
  ...('tagName' in node && !(richText.elements as readonly string[]).includes(node.tagName) ? [node.tagName] : []),
  ...('children' in node ? node.children.flatMap(disallowedIn) : []),
]

describe('sanitiseRichText', () => {
  it('keeps allowed elements and attributes', async () => {
    const html =
      '<h2 class="text-center">Rea</h2><p>Upp till <strong>50 %</strong><br><a href="https://a.example">a</a></p>'
    expect(await sanitiseRichText(html)).toBe(html)
    const more =
      '<img src="/media/a.png" alt="A shop"><table><tbody><tr><th colspan="2"><p>a</p></th></tr><tr><td>b</td><td>c</td></tr></tbody></table>'
    expect(await sanitiseRichText(more)).toBe(more)
    const font = 'font-0198aaaa-0000-7000-8000-000000000001'
    const files = `<p><span class="colour-red ${font}">a</span><a href="document:${font.slice(5)}">b</a></p>`
    expect(await sanitiseRichText(files)).toBe(files)
    const numbered = '<ol start="3"><li><p>a</p><ol start="0"><li><p>b</p></li></ol></li></ol>'
    expect(await sanitiseRichText(numbered)).toBe(numbered)
  })

  it.each([
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<p style="position:fixed">a</p>', '<p>a</p>'],
    ['<p class="text-center evil">a</p>', '<p class="text-center">a</p>'],
    ['<script>alert(1)</script>a', 'a'],
    ['<style>*{display:none}</style>a', 'a'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<img src="https://tracker.example/media/a.gif">a', 'a'],
    ['<img src="/media/../api/logout"><img src="/media/%2e%2e/a"><img src="/media/..\\a">a', 'a'],
    ['<table><tr><td colspan="9999" width="1">a', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
    [
      '<ol start="1"><li>a</li></ol><ol start="-1"><li>b</li></ol><ol start="x"><li>c</li></ol>',
      '<ol><li>a</li></ol><ol><li>b</li></ol><ol><li>c</li></ol>',
    ],
    ['<ol start="123456" type="a"><li>a</li></ol>', '<ol><li>a</li></ol>'],
    ['<svg><style><img src=x onerror=alert(1)></style></svg>', ''],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', '<table></table>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="java\nscript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="&#106;avascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x" target="_top">a</a>', '<a>a</a>'],
    ['<span class="font-arial font-evil x">a</span>', '<span class="">a</span>'],
    ['<p class="font-0198aaaa-0000-7000-8000-000000000001">a</p>', '<p class="">a</p>'],
    ['<a href="document:1">a</a><a href="DOCUMENT:2">b</a><a href="docu&#9;ment:3">c</a>', '<a>a</a><a>b</a><a>c</a>'],
    ['<!--[if IE]><script>1</script><![endif]-->a', 'a'],
    ['<iframe srcdoc="<script>1</script>"></iframe>a', 'a'],
    ['<div><p>a</p></div>', '<p>a</p>'],
  ])('%s becomes %s', async (html, clean) => {
    expect(await sanitiseRichText(html)).toBe(clean)
  })

  it('is idempotent', async () => {
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
      'x',
      '<table>',
      '<noscript>',
      '<template>',
    )
    const nested = await sanitiseRichText('<a href="<style><a href="<p>')
    expect(await sanitiseRichText(nested)).toBe(nested)
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 20 }), async (pieces) => {
        const once = await sanitiseRichText(pieces.join(''))
        expect(await sanitiseRichText(once)).toBe(once)
        expect(disallowedIn(fromHtml(once, { fragment: true }))).toEqual([])
      }),
      { seed: 20_261_121, numRuns: 2000 },
    )
  })
})
