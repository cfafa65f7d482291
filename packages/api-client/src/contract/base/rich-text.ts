/**
 * The HTML that rich text may contain. The server removes everything else, and editors offer no more. The kit's
 * `richTextRules` are equal, which a test of the admin checks. Styling uses the product's classes, never style
 * attributes.
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
  /** Allowed attributes by element; `*` stands for all elements. */
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
  /** Allowed protocols of links. */
  protocols: ['http', 'https', 'mailto', 'tel'],
  /** Allowed prefixes of picture URLs: the product's own files, which stations can show offline. */
  images: ['/media/'],
} as const

/** Size limits of a rich text besides its length: a few characters can produce a tree that exhausts memory. */
export const richTextBounds = {
  /** Comments are counted, too. */
  elements: 2500,
  /** Maximum nesting of elements. */
  depth: 100,
  /** Maximum nesting of formatting elements such as `strong` and `a`, which the parser repeats in every further paragraph. */
  formats: 30,
  /** Maximum number of attributes of an element. */
  attributes: 50,
} as const
