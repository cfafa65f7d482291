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
  /** Beginning of a further class of `span`, a font of the media library: its id follows. */
  fontClass: 'font-',
  /** Allowed protocols of links. `document` leads to a document of the media library: its id follows. */
  protocols: ['http', 'https', 'mailto', 'tel', 'document'],
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

/** A file that a rich text names by its id: the font of a `span`, the document of a link. */
export type RichTextFile = { kind: 'Font' | 'Document'; id: string }

/** The attributes of sanitised rich text that may name files. */
const naming = /<(?:span class|a (?:class="[^"]*" )?href)="([^"]*)"/g
const fileName = /^(?:font-|document:)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Lists the files that a sanitised rich text names. */
export const richTextFiles = (html: string): RichTextFile[] =>
  [...html.matchAll(naming)].flatMap(([, value = '']) =>
    value.split(' ').flatMap((name) => {
      const id = fileName.exec(name)?.[1]
      return id ? [{ kind: name.startsWith('font-') ? 'Font' : 'Document', id } as const] : []
    }),
  )

/** Removes the names of files from a sanitised rich text; its words stay. */
export const withoutRichTextFiles = (html: string): string =>
  html.replace(naming, (start, value: string) => {
    const names = value.split(' ')
    const others = names.filter((name) => !fileName.test(name))
    if (others.length === names.length) return start
    const beginning = start.slice(0, start.length - value.length - 2)
    return others.length > 0 ? `${beginning}"${others.join(' ')}"` : beginning.replace(/ \w+=$/, '')
  })
