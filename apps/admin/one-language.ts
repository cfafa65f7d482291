import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** The kit's texts stand in a file for each language: `labels/se.ts`, `row-labels/se.ts`; parts import the English ones. */
const english = /labels\/en$/
const kitTexts = /\/packages\/ui\/src\/.*labels\/(en|se|no|is)\.ts$/
const set = /\/exports\/labels\/(en|se|no|is)\.ts$/
const languages = ['en', 'se', 'no', 'is']

/** The groups of the kit's texts that the shell and lists need, and where they stand; those of the others come with their parts. */
const first: Record<string, string> = {
  primitives: 'primitives/labels',
  fields: 'fields/basic-labels',
  forms: 'forms/labels',
  layout: 'layout/labels',
  table: 'table/labels',
}
/** Whole, or the basic ones of a group whose others come later. */
const isFirst = (id: string) => {
  const group = folder.exec(id)?.[1] ?? ''
  return first[group]?.endsWith('/labels') || id.includes(`/${first[group]}/`)
}
/** The parts of sign-in, which has its own words and stands outside the kit's provider: they fall back on English. */
const signIn = /\/fields\/(?:field|field-counter|password-field|text-field)\.tsx$/
const folder = /\/packages\/ui\/src\/([\w-]+)\//

const nowhere = '\0no-labels'
const later = '\0labels-with-their-parts'
const firstWords = /^first-words:(en|se|no|is)$/
const loaders = /\/src\/shared\/i18n\/first-words\.ts$/
const catalogue = 'defineMessages({ en, se, no, is })'

/** Whose texts are in one language: a catalogue's, by the id of its module. None until the build knows what pages load. */
type Packed = { readonly ids: readonly string[] }

/**
 * Takes texts apart by language: a bundler keeps a file whole as soon as two parts of the page need something of it, so
 * that whoever works in Swedish would load the other three languages, too. Each language becomes a file of its own, in
 * which the other three are unused.
 *
 * The kit's texts that lists need, and those of the admin that are `packed`, are loaded before anything is shown. The
 * kit's other texts are awaited by the parts that they are for, which are not there before.
 */
export const oneLanguage = (packed: Packed = { ids: [] }): Plugin => ({
  name: 'one-language',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (firstWords.test(source)) return `\0${source}`
    if (!importer?.includes('/packages/ui/src/') || !english.test(source)) return
    if (kitTexts.test(importer) || signIn.test(importer)) return
    const file = await this.resolve(source, importer, { skipSelf: true })
    return file && (isFirst(file.id) ? nowhere : later)
  },
  async load(id) {
    if (id === nowhere) return 'export const en = {}'
    if (id === later) {
      const kit = await this.resolve('/src/shared/kit.tsx')
      return `import { loadAllKitLabels } from '${kit?.id}'; await loadAllKitLabels(); export const en = {}`
    }
    const code = firstWords.exec(id.slice(1))?.[1]
    if (code) {
      const set = await this.resolve(`@kiosk-admin/ui/labels/${code}`, `${process.cwd()}/src/main.tsx`)
      const src = set?.id.replace(/exports\/labels\/.*$/, '')
      return [
        ...Object.entries(first).map(
          ([group, file]) => `import { ${code} as ${group} } from '${src}${file}/${code}.ts'`,
        ),
        ...packed.ids.map(
          (file, index) => `import { ${code} as texts${index} } from '${file.replace(/index\.ts$/, `${code}.ts`)}'`,
        ),
        `export const labels = { ${Object.keys(first)} }`,
        `export const texts = [${packed.ids.map((_, index) => `texts${index}`)}]`,
      ].join('\n')
    }
  },
  // A set that imported, however indirectly, what waits for it would never arrive.
  generateBundle(_, bundle) {
    if (packed.ids.length === 0) return
    const waiting = new Set<string>()
    const waits = (name: string, seen: Set<string>): boolean => {
      const chunk = bundle[name]
      if (chunk?.type !== 'chunk' || seen.has(name)) return false
      seen.add(name)
      return chunk.moduleIds.includes(later) || chunk.imports.some((next) => waits(next, seen))
    }
    for (const [name, chunk] of Object.entries(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.moduleIds.some((id) => set.test(id) || firstWords.test(id.slice(1))))
        continue
      if (waits(name, new Set())) waiting.add(name)
    }
    if (waiting.size > 0) throw new Error(`These texts wait for themselves: ${[...waiting].join(', ')}`)
  },
  transform(source, id) {
    if (loaders.test(id)) {
      const each = languages.map((code) => `${code}: () => import('first-words:${code}')`)
      return `export const firstWords = { ${each} }; export const textsComeLater = true`
    }
    if (packed.ids.includes(id)) return source.replace(catalogue, 'defineMessages({})')
  },
})

/** Whether the module is a catalogue of texts, in four languages of one form. */
export const hasTexts = (id: string) => id.endsWith('.ts') && readFileSync(id, 'utf8').includes(catalogue)

/** Whether these are the words of a language that are loaded before anything is shown in it. */
export const isFirstWords = (packed: Packed, code: string, id: string): boolean => {
  if (id === `\0first-words:${code}`) return true
  if (kitTexts.test(id)) return id.endsWith(`/${code}.ts`) && isFirst(id) && !set.test(id)
  return packed.ids.includes(id.replace(/\w+\.ts$/, 'index.ts'))
    ? id.endsWith(`/${code}.ts`)
    : id.endsWith(`/items/field-messages/${code}.ts`)
}
