// Reads the exports of the published clients from their sources: reference pages of the docs, and exports without
// documentation.
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import ts from 'typescript'
import { root } from './workspace.mjs'

export const clients = ['packages/api-client', 'packages/kiosk-client', 'packages/wayfinding']
export const pagesFolder = join(root, '.storybook', 'reference')

const isOurs = (declaration, folder) => declaration.getSourceFile().fileName.startsWith(join(root, folder, 'src'))
const format = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope

/** Every published export of a package by its subpath: name, kind, words, and how it is declared. */
export function exportsOf(folder) {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  const paths = Object.keys(manifest.publishConfig.exports)
  const entries = paths.map((path) => [path, join(root, folder, manifest.exports[path])])
  const { config } = ts.readConfigFile(join(root, folder, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, folder))
  const program = ts.createProgram(
    entries.map(([, file]) => file),
    options,
  )
  const checker = program.getTypeChecker()

  const described = (symbol, subpath) => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    const [declaration] = target.declarations ?? []
    const words = wordsOf(target) || namespaceWords(symbol)
    if (!declaration || !isOurs(declaration, folder)) return { name: symbol.name, subpath, kind: 'foreign', words }
    return {
      name: symbol.name,
      subpath,
      words,
      file: relative(root, declaration.getSourceFile().fileName),
      ...shapeOf(target, declaration),
    }
  }

  const namespaceWords = ({ declarations: [declaration] = [] }) =>
    declaration && ts.isNamespaceExport(declaration)
      ? ts
          .getJSDocCommentsAndTags(declaration.parent)
          .map(({ comment }) => ts.getTextOfJSDocComment(comment))
          .join('\n')
      : ''

  const wordsOf = (symbol) => {
    const text = ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim()
    const tags = symbol.getJsDocTags(checker).map(({ name, text: said }) => `@${name} ${ts.displayPartsToString(said)}`)
    return [text, ...tags].filter(Boolean).join('\n\n')
  }

  function shapeOf(symbol, declaration) {
    if (ts.isSourceFile(declaration)) {
      return { kind: 'namespace', code: '', members: checker.getExportsOfModule(symbol).map(namespaceMember) }
    }
    if (ts.isFunctionDeclaration(declaration)) {
      const code = declaration.getText().slice(0, (declaration.body?.pos ?? declaration.end) - declaration.getStart())
      return { kind: 'function', code: code.trim(), members: membersOf(returned(declaration)) }
    }
    if (ts.isTypeAliasDeclaration(declaration) || ts.isInterfaceDeclaration(declaration)) {
      const computed = /^(ReturnType|Awaited)</.test(declaration.type?.getText() ?? '')
      const type = checker.getDeclaredTypeOfSymbol(symbol)
      return { kind: 'type', code: declaration.getText(), members: computed ? membersOf(type) : [] }
    }
    if (ts.isClassDeclaration(declaration)) {
      return {
        kind: 'class',
        code: `class ${symbol.name}`,
        members: membersOf(checker.getDeclaredTypeOfSymbol(symbol)),
      }
    }
    const type = checker.getTypeOfSymbolAtLocation(symbol, declaration)
    const kind = type.getCallSignatures().length > 0 ? 'function' : 'constant'
    const written = declaration.getText()
    const whole =
      written.length < 1_200 ? `const ${written}` : `const ${symbol.name}: ${short(checker.typeToString(type))}`
    return { kind, code: whole, members: [] }
  }

  const returned = (declaration) => {
    const signature = checker.getSignatureFromDeclaration(declaration)
    const type = signature && checker.getReturnTypeOfSignature(signature)
    // named types have their own page
    return type && !type.aliasSymbol && type.symbol?.flags & ts.SymbolFlags.ObjectLiteral ? type : undefined
  }

  const namespaceMember = (symbol) => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    const [declaration] = target.declarations ?? []
    // a call has its sentence in the OpenAPI document
    const summary = summaries.get(symbol.name) ?? ''
    const written = /= (\w+)\(/.exec(declaration?.getText() ?? '')?.[1] ?? ''
    return { name: symbol.name, code: written, words: wordsOf(target) || summary }
  }

  const membersOf = (type) =>
    (type?.getProperties() ?? []).flatMap((member) => {
      const [declaration] = member.declarations ?? []
      if (!declaration || !isOurs(declaration, folder)) return []
      const memberType = checker.getTypeOfSymbolAtLocation(member, declaration)
      return [
        { name: member.name, code: short(checker.typeToString(memberType, undefined, format)), words: wordsOf(member) },
      ]
    })

  return entries.flatMap(([path, file]) => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    const symbols = module ? checker.getExportsOfModule(module) : []
    return symbols.map((symbol) => described(symbol, path)).sort((a, b) => a.name.localeCompare(b.name, 'en'))
  })
}

const short = (text) => (text.length > 400 ? `${text.slice(0, 400)} …` : text)

/** Suffixes that document a name: the type of a schema or of a function's input, which is documented itself. */
const documentedSuffix = /(Options|Input|Answer|Body|Query|Params)$/

/** Names of the domain, which need no documentation. */
const plain = new Set(JSON.parse(readFileSync(new URL('api-reference.json', import.meta.url), 'utf8')))

/** What each call does, by its name in `calls`. */
const summaries = new Map(
  [
    ...readFileSync(new URL('../apps/server/src/openapi/summaries.ts', import.meta.url), 'utf8').matchAll(
      /^ {2}(\w+):\s+(['"`])(.*)\2,$/gm,
    ),
  ].map(([, name, , words]) => [name, words]),
)

/** Exports without documentation. */
export function unexplained(found) {
  const explained = new Set(found.filter(({ words }) => words).map(({ name }) => name))
  const lowerFirst = (name) => name[0].toLowerCase() + name.slice(1)
  return found
    .filter(({ words, kind, name, code = '', members = [] }) => {
      if (words || kind === 'foreign' || plain.has(name) || summaries.has(name) || documentedSuffix.test(name))
        return false
      // `Offer` of the schema `offer`, `Station` of `createStation`
      if (kind === 'type' && (explained.has(lowerFirst(name)) || explained.has(`create${name}`))) return false
      // a union or an object type is documented by its members
      return !(code.includes('/**') || members.some((member) => member.words))
    })
    .map(({ name, file }) => `${file}: ${name}`)
}

const prose = (text) =>
  text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/[{}<>]/g, (sign) => `\\${sign}`)))
    .join('')
const fenced = (code) => `\`\`\`ts\n${code}\n\`\`\``
const cell = (text) => text.replaceAll('\n', ' ').replaceAll('|', '\\|')

function section({ name, words, code, members = [] }) {
  const table = members.map(
    (one) => `| \`${one.name}\` | \`${cell(one.code).replaceAll('`', "'")}\` | ${cell(prose(one.words))} |`,
  )
  return [
    `### ${name}`,
    prose(words),
    code && fenced(code),
    table.length > 0 && ['| | | |', '|---|---|---|', ...table].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** The page of a package in the docs, as MDX. */
export function pageOf(folder, found) {
  const name = `@kiosk-admin/${basename(folder)}`
  const subpaths = Map.groupBy(found, ({ subpath }) => subpath)
  const sections = [...subpaths].flatMap(([subpath, list]) => [
    `## \`${join(name, subpath)}\``,
    ...list.filter(({ kind }) => kind !== 'foreign').map(section),
  ])
  return [
    `import { Meta } from '@storybook/addon-docs/blocks'`,
    `<Meta title="Reference/${basename(folder)}" />`,
    `# ${name}`,
    `From the sources, as they are. How to begin stands in the package's README.`,
    ...sections,
  ].join('\n\n')
}

const pageFile = (folder) => join(pagesFolder, `${basename(folder)}.mdx`)

/** Writes the pages for Storybook to read, unless they are newer than all they are made of. */
export function writePages() {
  mkdirSync(pagesFolder, { recursive: true })
  for (const folder of clients) {
    const sources = [...globSync(`${folder}/src/**/*.ts`, { cwd: root }), 'tools/api-reference.mjs']
    const newest = Math.max(...sources.map((file) => statSync(join(root, file)).mtimeMs))
    if (existsSync(pageFile(folder)) && statSync(pageFile(folder)).mtimeMs > newest) continue
    writeFileSync(pageFile(folder), `${pageOf(folder, exportsOf(folder))}\n`)
  }
}

// as a check: `node tools/api-reference.mjs`
if (import.meta.filename === process.argv[1]) {
  const lacking = clients.flatMap((folder) => unexplained(exportsOf(folder)))
  for (const one of new Set(lacking)) console.log(`${one} is exported without a sentence that says what it is`)
  process.exitCode = lacking.length > 0 ? 1 : 0
}
