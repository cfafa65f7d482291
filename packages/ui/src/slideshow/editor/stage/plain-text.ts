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

/** Rich text of plain lines, one block element for each. @default paragraphs */
export const htmlOf = (plain: string, block: 'h2' | 'h3' | 'p' = 'p'): string =>
  plain === ''
    ? ''
    : plain
        .split('\n')
        .map((line) => `<${block}>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${block}>`)
        .join('')
