import { basename } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { leanContract } from '../../tools/lean-contract'
import { hasTexts, isFirstWords, oneLanguage } from './one-language'

/** The texts in the language that somebody starts with; the other three are as large. */
const words = 'first-words:se'

/** What is shown at each address, besides the page's entry: modules by the end of their path. */
const pages = {
  login: ['/features/login/login.tsx'],
  shell: ['/shell/shell.tsx', words],
  offers: ['/shell/shell.tsx', words, '/features/offers/feature.ts'],
  shops: ['/shell/shell.tsx', words, '/features/items/feature.ts'],
}

/** The chunks that a page asks for at once: its own and, again and again, what they import. */
function chunksOf(shown: readonly string[], chunks: readonly Rolldown.OutputChunk[]) {
  const loaded = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || loaded.has(chunk)) return
    loaded.add(chunk)
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name))
  }
  for (const end of shown) {
    const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)))
    if (!found) throw new Error(`No chunk holds ${end}`)
    visit(found)
    // a chunk of several modules may be asked for by a file of its own, which says what of it is wanted
    visit(chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(end)))
  }
  visit(chunks.find(({ isEntry }) => isEntry))
  return [...loaded]
}

const chunksIn = (output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]) =>
  output.filter((one) => one.type === 'chunk')

/** Builds once more or less as it is built then, and says which modules there are and which of them each page loads. */
async function modulesOfPages(root: string) {
  const noStyles: Plugin = {
    name: 'no-styles',
    enforce: 'pre',
    load: { filter: { id: /\.css$/ }, handler: () => '' },
  }
  const built = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [noStyles, oneLanguage(), leanContract()],
    build: { write: false, minify: false, modulePreload: false, rolldownOptions: { treeshake } },
  })
  const [result] = [built].flat()
  if (!result || !('output' in result)) throw new Error('The first run built nothing')
  const chunks = chunksIn(result.output)
  return {
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
    loadedBy: (page: keyof typeof pages) => {
      const modules = new Set(chunksOf(pages[page], chunks).flatMap(({ moduleIds }) => moduleIds))
      return (id: string) => modules.has(id)
    },
  }
}

/** What a page has by the time it asks for more: sign-in the first two, and what is behind it all three. */
const always = new Set(['rolldown-runtime', 'start', 'shell'])

/** No getter here does anything that somebody waits for: what is only read may go. */
const treeshake = { propertyReadSideEffects: false } as const

/**
 * Packs together what is loaded together. Left alone, a bundler makes a chunk of each set of modules that the same pages
 * use: a list was 160 files, and as each is compressed by itself, a sixth larger. Here it is one chunk for what every page
 * has, one for sign-in, one for the shell, one for what lists have in common, two for shops, of which other screens need
 * one, and one for the texts of these in each language; only a first run can say what belongs to each. The import of a
 * later chunk by an earlier one cannot come about: what a page's module imports, the page loads.
 */
export function pagesInChunks(): Plugin[] {
  const packed: { ids: string[] } = { ids: [] }
  return [oneLanguage(packed), leanContract(), chunks(packed)]
}

const chunks = (packed: { ids: string[] }): Plugin => ({
  name: 'pages-in-chunks',
  apply: 'build',
  async config({ root = process.cwd() }) {
    const { modules, loadedBy } = await modulesOfPages(root)
    const login = loadedBy('login')
    const shell = loadedBy('shell')
    const offers = loadedBy('offers')
    const shops = loadedBy('shops')
    const list = (id: string) => offers(id) && shops(id)
    packed.ids = modules.filter((id) => hasTexts(id) && (offers(id) || shops(id)) && !login(id))
    const wordsIn = (code: string) => ({
      name: `words-${code}`,
      test: (id: string) => isFirstWords(packed, code, id) && !login(id),
    })
    // the first that takes a module has it
    const groups = [
      ...['en', 'se', 'no', 'is'].map(wordsIn),
      { name: 'start', test: (id: string) => login(id) && (offers(id) || shops(id)) },
      { name: 'login', test: login },
      { name: 'shell', test: shell },
      { name: 'list', test: list },
      { name: 'items', test: (id: string) => shops(id) && id.includes('/features/items/') },
      { name: 'shops', test: shops },
    ]
    return {
      build: {
        // instead of the lists that Vite would keep of what goes along: see renderChunk
        modulePreload: false,
        rolldownOptions: { treeshake, output: { codeSplitting: { includeDependenciesRecursively: false, groups } } },
      },
    }
  },
  // What is asked for later imports also what its imports import: it arrives, and all the rest is asked for at once.
  renderChunk(code, { fileName, imports, isDynamicEntry }, _, { chunks }) {
    if (!isDynamicEntry) return
    const all = new Set([fileName])
    const visit = (name: string) => {
      for (const next of chunks[name]?.imports ?? []) {
        if (all.has(next)) continue
        all.add(next)
        visit(next)
      }
    }
    visit(fileName)
    const asked = new Set([fileName, ...imports])
    const further = [...all].filter((name) => !asked.has(name) && !always.has(chunks[name]?.name ?? ''))
    return { code: [code, ...further.map((name) => `import './${basename(name)}'`)].join('\n'), map: null }
  },
  // for tools/sizes.mjs; last, as an entry that only imports is left out by then, and the page asks for what it imports
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = chunksIn(Object.values(bundle))
      const files = (shown: readonly string[]) => chunksOf(shown, chunks).map(({ fileName }) => fileName)
      const loads = { login: files(pages.login), offers: files(pages.offers), shops: files(pages.shops) }
      this.emitFile({ type: 'asset', fileName: 'loads.json', source: JSON.stringify(loads, null, 2) })
    },
  },
})
