export type Token = { name: string; note: string }

const declaration = /^\s*(--k-[\w-]+):[^;]*;[ \t]*(?:\/\* *(.*?) *\*\/)?/gm

/** The tokens that `:root` declares in a style sheet, by its headings, with the comments after them. */
export function sectionsOf(css: string): { title: string; tokens: Token[] }[] {
  const [, root = ''] = /^:root \{\n(.*?)^\}/ms.exec(css) ?? []
  return root
    .split(/\/\* ── /)
    .slice(1)
    .map((section) => ({
      title: /^[^:─]*/.exec(section)?.[0].trim() ?? '',
      tokens: [...section.matchAll(declaration)].map(([, name = '', note = '']) => ({ name, note })),
    }))
}
