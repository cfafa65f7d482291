import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { root, sourceFiles } from './imports'

export const codes = ['en', 'se', 'no', 'is'] as const
export type Code = (typeof codes)[number]

const isCode = (text: string): text is Code => (codes as readonly string[]).includes(text)

/** The cells of a table of docs/terms.md, row by row, without its head. */
export function tableOf(section: string, page = readFileSync(join(root, 'docs/terms.md'), 'utf8')): string[][] {
  const [, text = ''] = page.split(`\n## ${section}\n`)
  const [own = ''] = text.split('\n## ')
  const rows = own.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
}

export type Banned = { code: Code; words: readonly string[]; instead: string; pattern: RegExp; allowed: RegExp }

const escaped = (text: string) => text.replace(/[.*+?^$|()[\]{}\\]/g, '\\$&')
const alone = (words: string) => `(?<![\\p{L}\\p{N}_])${words}(?![\\p{L}\\p{N}_])`

/** A lower-case first letter also matches the capital at the start of a sentence. */
const letters = (words: string) =>
  escaped(words).replace(/(?<![\p{L}\p{N}])\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)
const wordPattern = (word: string) => letters(word).replaceAll(/^\\\*|\\\*$/g, '\\p{L}*')

export const bannedWords = (rows = tableOf('Banned')): Banned[] =>
  rows.map(([code = '', cell = '', instead = '']) => {
    if (!isCode(code)) throw new Error(`docs/terms.md bans something in “${code}”`)
    const words = cell.split(', ')
    const better = instead.split(', ').map(letters)
    return {
      code,
      words,
      instead,
      pattern: new RegExp(alone(`(?:${words.map(wordPattern).join('|')})`), 'u'),
      allowed: new RegExp(alone(`(?:${better.join('|')})`), 'gu'),
    }
  })

/** Matches texts with a word that begins with the term. */
export const startsWord = (term: string): RegExp => new RegExp(`(?<!\\p{L})${escaped(term)}`, 'iu')

/** Finds a banned word in a text. */
export const bannedIn = (text: string, { pattern, allowed }: Banned): string | undefined =>
  pattern.exec(text.replace(allowed, '…'))?.[0]

export type Text = { file: string; line: number; code: Code; path: string; text: string }

/** Texts without their placeholders: `Delete “…”`. */
const textIn = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map((span) => `…${span.literal.text}`).join('')
}

const nameOf = (node: ts.Node) =>
  ts.isPropertyAssignment(node) && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))
    ? node.name.text
    : undefined

/** Every text below a node, those within a template too: `${count} ${plural('en', count, { one: 'file' })}`. */
function textsBelow(node: ts.Node, add: (text: string, path: string, at: ts.Node) => void, path = ''): void {
  if (ts.isTypeNode(node)) return
  const text = textIn(node)
  if (text !== undefined && /\p{L}/u.test(text)) add(text, path, node)
  const name = nameOf(node)
  const inner = name === undefined ? path : path ? `${path}.${name}` : name
  ts.forEachChild(node, (child) => {
    if (name === undefined || child !== (node as ts.PropertyAssignment).name) textsBelow(child, add, inner)
  })
}

/** `en`, and names of shared texts such as `enRows`. */
const codeOf = (name: string): Code | undefined => {
  const [, code = ''] = /^(en|se|no|is)(?:[A-Z]\w*)?$/.exec(name) ?? []
  return isCode(code) ? code : undefined
}

const patterns = ['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}', 'apps/admin/examples/**/*.{ts,tsx}']

/** English sentences that a client translates or passes on. */
const englishOnly: Record<string, string> = {
  'packages/api-client/src/contract/base/reasons.ts': 'reasons',
  'apps/server/src/http-error.ts': 'errorMessages',
}

const isTest = (file: string) => /\.(test|test-d|stories|fixture)\.tsx?$/.test(file) || file.includes('/demo/')

/** The properties of an object with a text for each language: `{ en: 'Services', se: 'Tjänster', … }`. */
function byLanguage(node: ts.Node): readonly ts.PropertyAssignment[] | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined
  const properties = node.properties.filter(ts.isPropertyAssignment)
  const names = properties.map((property) => nameOf(property) ?? '')
  return names.includes('en') && names.length > 1 && names.every(isCode) ? properties : undefined
}

/** The texts by language: of `export const en = { … }` and the like, and of objects with a property for each language. */
export function allTexts(): Text[] {
  const found: Text[] = []
  for (const file of patterns.flatMap((pattern) => sourceFiles(pattern)).filter((one) => !isTest(one))) {
    const content = readFileSync(join(root, file), 'utf8')
    const own = englishOnly[file]
    if (!own && !/^(?:export )?const (?:en|se|no|is)\b|\ben: /m.test(content)) continue
    const source = ts.createSourceFile(basename(file), content, ts.ScriptTarget.Latest, true)
    const addAll = (code: Code, node: ts.Node, base = '') =>
      textsBelow(
        node,
        (text, path, at) => {
          const line = source.getLineAndCharacterOfPosition(at.getStart()).line + 1
          found.push({ file, line, code, path, text })
        },
        base,
      )
    const visit = (node: ts.Node, path = ''): void => {
      const properties = byLanguage(node)
      for (const property of properties ?? []) {
        const code = codeOf(nameOf(property) ?? '')
        if (code) addAll(code, property.initializer, path)
      }
      if (!properties) ts.forEachChild(node, (child) => visit(child, nameOf(node) ?? path))
    }
    for (const statement of source.statements) {
      if (!ts.isVariableStatement(statement)) continue
      for (const { name, initializer } of statement.declarationList.declarations) {
        const code = own === name.getText() ? 'en' : codeOf(name.getText())
        if (!initializer) continue
        if (code) addAll(code, initializer)
        else visit(initializer)
      }
    }
  }
  return found
}
