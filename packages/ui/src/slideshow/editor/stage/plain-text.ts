/** Plain text of rich text, one line for each block, without styles. */
export const plainOf = (html: string): string =>
  html
    .replace(/<\/(p|h[1-6]|li|blockquote|tr)>\s*(?=<)|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

/** Block element of the first line, which a plain text box uses for all lines. */
export const blockOf = (html: string): 'h2' | 'h3' | 'p' => {
  const found = /^<(h2|h3)\b/.exec(html)?.[1]
  return found === 'h2' || found === 'h3' ? found : 'p'
}

/** The tags around the whole first line, of its block and style: `<h2><span class="text-huge">`. */
function tagsOf(html: string): readonly [start: string, end: string] {
  const block = blockOf(html)
  const start = /^<(?:p|h2|h3)\b[^>]*>(?:<(?:span|strong|em|u|s)\b[^>]*>)*/.exec(html)?.[0] ?? `<${block}>`
  const tags = [...start.matchAll(/<(\w+)[^>]*>/g)]
  const end = tags
    .map(([, name]) => `</${name}>`)
    .reverse()
    .join('')
  const isWhole = html.indexOf(end) + end.length === html.indexOf(`</${block}>`) + block.length + 3
  return isWhole ? [start, end] : [tags[0]?.[0] ?? `<${block}>`, `</${block}>`]
}

/** Rich text of plain lines, each in the style of the first line of `like`. @default paragraphs */
export function htmlOf(plain: string, like = ''): string {
  const [start, end] = tagsOf(like)
  return plain === ''
    ? ''
    : plain
        .split('\n')
        .map((line) => `${start}${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}${end}`)
        .join('')
}
