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

/** How much a rich text may hold, whatever its length: a few letters can stand for a tree that fills the memory. */
export const richTextBounds = {
  /** Comments are counted, too. */
  elements: 2500,
  /** Elements inside each other. */
  depth: 100,
  /** Elements inside each other that every further paragraph repeats, such as `strong` and `a`. */
  formats: 30,
  /** Of one element. */
  attributes: 50,
} as const
