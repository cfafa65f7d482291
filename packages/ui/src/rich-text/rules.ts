/** The HTML that rich text may hold: what an editor offers, what a view shows, and what a server's sanitiser keeps. */
export type RichTextRules = {
  elements: readonly string[]
  /** By element; `*` is every one. */
  attributes: Readonly<Record<string, readonly string[]>>
  /** The only classes; looks are said by them, never by style attributes. */
  classes: readonly string[]
  /** What the address of a link may begin with: `https`, `mailto`. */
  protocols: readonly string[]
  /** What the address of a picture may begin with: `/media/`. */
  images: readonly string[]
}

/** The rules of Kiosk Admin's own server. A product with other rules gives its own to editor and view. */
export const richTextRules: RichTextRules = {
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
  protocols: ['http', 'https', 'mailto', 'tel'],
  images: ['/media/'],
}

/** The allowed classes that begin so: `colour-`. */
export const classesOf = ({ classes, attributes, elements }: RichTextRules, beginning: string): string[] =>
  attributes['*']?.includes('class') && elements.includes('span')
    ? classes.filter((name) => name.startsWith(beginning))
    : []

export const sizes = ['text-small', 'text-large', 'text-huge'] as const
export const alignments = ['text-start', 'text-center', 'text-end'] as const

/** The levels of headings that are allowed, the largest first. */
export const headingLevels = ({ elements }: RichTextRules): (1 | 2 | 3 | 4 | 5 | 6)[] =>
  ([1, 2, 3, 4, 5, 6] as const).filter((level) => elements.includes(`h${level}`))
