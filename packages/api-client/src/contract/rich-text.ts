/**
 * The HTML that rich text may hold. The server takes everything else away; editors offer no more than this, and the kit's
 * `richTextRules` are the same, which a test of the admin holds.
 * Looks are classes of the product's own, never style attributes.
 */
export const richText = {
  elements: [
    'p',
    'br',
    'strong',
    'em',
    'u',
    's',
    'h2',
    'h3',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
    'span',
    'hr',
    'img',
    'table',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  /** By element; `*` is every one. */
  attributes: {
    '*': ['class'],
    a: ['href'],
    img: ['src', 'alt'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  classes: [
    'text-start',
    'text-center',
    'text-end',
    'text-small',
    'text-large',
    'text-huge',
    'colour-brand',
    'colour-muted',
    'colour-red',
    'colour-amber',
    'colour-green',
    'colour-blue',
  ],
  /** What an address may begin with. */
  protocols: ['http', 'https', 'mailto', 'tel'],
  /** What the address of a picture may begin with: the product's own files, which stations can show without the web. */
  images: ['/media/'],
} as const
