/** The HTML allowed in rich text, shared by editor, view and the server's sanitiser. */
export type RichTextRules = {
  elements: readonly string[]
  /** Attributes by element; `*` is every element. */
  attributes: Readonly<Record<string, readonly string[]>>
  /** The allowed classes, which replace inline styles. */
  classes: readonly string[]
  /** Beginning of a further class of `span`, a font whose id follows; `useFonts` loads it. @default no fonts */
  fontClass?: string
  /** Allowed URL schemes of links: `https`, `mailto`. The id of a document of the library follows `document`. */
  protocols: readonly string[]
  /** Allowed prefixes of image URLs: `/media/`. */
  images: readonly string[]
}

/** The rules of Kiosk Admin's server. Other products pass their own to editor and view. */
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
    ol: ['start'],
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
  fontClass: 'font-',
  protocols: ['http', 'https', 'mailto', 'tel', 'document'],
  images: ['/media/'],
}

/** The allowed classes with a prefix: `colour-`. */
export const classesOf = ({ classes, attributes, elements }: RichTextRules, beginning: string): string[] =>
  attributes['*']?.includes('class') && elements.includes('span')
    ? classes.filter((name) => name.startsWith(beginning))
    : []

/** Whether a class of `span` is a font. */
export const isFontClass = (name: string, { fontClass }: Pick<RichTextRules, 'fontClass'>): boolean =>
  fontClass !== undefined && name.startsWith(fontClass) && /^[\w-]+$/.test(name)

/** The `font-family` of text with the class of a font: its own, and the product's until it has loaded. */
export const fontFamilyOf = (className: string): string => `"${className}", var(--k-font)`

export const sizes = ['text-small', 'text-large', 'text-huge'] as const
export const alignments = ['text-start', 'text-center', 'text-end'] as const

/** The allowed heading levels, largest first. */
export const headingLevels = ({ elements }: RichTextRules): (1 | 2 | 3 | 4 | 5 | 6)[] =>
  ([1, 2, 3, 4, 5, 6] as const).filter((level) => elements.includes(`h${level}`))
