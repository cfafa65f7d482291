import type { ComponentType } from 'react'

const sources = import.meta.glob<string>('../../packages/ui/src/exports/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const entries = Object.entries(sources).map(([path, source]) => {
  const name = path.slice(path.lastIndexOf('/') + 1, -'.ts'.length)
  return { source, from: name === 'index' ? '@kiosk-admin/ui' : `@kiosk-admin/ui/${name}` }
})

const isExported = (name: string, source: string) => new RegExp(`\\b${name}\\b[^'\\n]*from '`).test(source)

/** The import statement of a part: found by the name of its component, or of its page for compound parts. */
export function importOf(title: string, component: ComponentType | undefined): string | undefined {
  const ofPage = title.slice(title.lastIndexOf('/') + 1).split('.')[0] ?? ''
  for (const name of [component?.displayName ?? component?.name ?? '', ofPage]) {
    const entry = /^[A-Z]\w+$/.test(name) && entries.find(({ source }) => isExported(name, source))
    if (entry) return `import { ${name} } from '${entry.from}'`
  }
  return undefined
}
