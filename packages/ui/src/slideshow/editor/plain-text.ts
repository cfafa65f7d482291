/** Rich text as plain lines: what a plain text box shows of it. Its looks are not in it. */
export const plainOf = (html: string): string =>
  html
    .replace(/<\/(p|h[1-6]|li|blockquote|tr)>\s*(?=<)|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

/** Plain lines as rich text, a paragraph each. */
export const htmlOf = (plain: string): string =>
  plain === ''
    ? ''
    : plain
        .split('\n')
        .map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
        .join('')
