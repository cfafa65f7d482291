import source from '../../packages/ui/src/theme/tokens.css?raw'

export type Token = { name: string; note: string }

/** What `:root` declares, by the headings of the style sheet. */
const [, root = ''] = /^:root \{\n(.*?)^\}/ms.exec(source) ?? []

const declaration = /^\s*(--k-[\w-]+):[^;]*;[ \t]*(?:\/\* *(.*?) *\*\/)?/gm

/** Tokens by their section in `tokens.css`. */
export const sections = root
  .split(/\/\* ── /)
  .slice(1)
  .map((section) => ({
    title: /^[^:─]*/.exec(section)?.[0].trim() ?? '',
    tokens: [...section.matchAll(declaration)].map(([, name = '', note = '']): Token => ({ name, note })),
  }))

/** The tokens of a section whose names begin with one of the words. */
export const tokensNamed = (...starts: string[]) =>
  sections.flatMap(({ tokens }) => tokens).filter(({ name }) => starts.some((start) => name.startsWith(`--k-${start}`)))
