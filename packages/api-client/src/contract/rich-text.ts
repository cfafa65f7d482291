/**
 * The HTML that rich text may hold. The server takes everything else away; editors offer no more than this.
 * Looks are classes of the product's own, never style attributes.
 */
export const richText = {
  elements: ['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a', 'span', 'hr'],
  /** By element; `*` is every one. */
  attributes: { '*': ['class'], a: ['href'] },
  classes: [
    'text-start',
    'text-center',
    'text-end',
    'text-small',
    'text-large',
    'text-huge',
    'colour-brand',
    'colour-muted',
  ],
  /** What an address may begin with. */
  protocols: ['http', 'https', 'mailto', 'tel'],
} as const
