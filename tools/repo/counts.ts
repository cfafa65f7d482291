import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { root, sourceFiles } from './imports'
import { type Code, codes } from './terms'

/** English modules of the texts that have one for each language. */
const catalogues = [
  'apps/{admin,kiosk}/src/**/*messages/en.ts',
  'apps/server/src/routes/way/messages/en.ts',
  'packages/ui/src/**/*labels/en.ts',
]

/** Parameters that number a thing instead of counting things: row 1, No. 1, from 1 to 5. */
const ordinals = ['number', 'row', 'line', 'column', 'place', 'page', 'level', 'rank', 'walkway', 'now', 'earlier']
/** Parameters that are strings only because the caller formats the number. */
const formatted = ['count', 'shown', 'total', 'used', 'largest', 'done', 'all', 'most', 'pixels', 'pages']

type Parameter = { name: string; type: string }
/** One parameter, or an object with parameters. */
type Argument = Parameter | readonly Parameter[]
export type CountedText = { path: string; args: readonly Argument[] }

const isCount = ({ name, type }: Parameter) =>
  (type === 'number' && !ordinals.includes(name)) || (type === 'string' && formatted.includes(name))

const membersOf = (node: ts.TypeLiteralNode): Parameter[] =>
  node.members
    .filter(ts.isPropertySignature)
    .map((member) => ({ name: member.name.getText(), type: member.type?.getText() ?? '' }))

/** Fields of an object type, through the names and intersections of its file; undefined for other types. */
function fieldsOf(node: ts.TypeNode, aliases: ReadonlyMap<string, ts.TypeNode>): Parameter[] | undefined {
  if (ts.isTypeLiteralNode(node)) return membersOf(node)
  if (ts.isIntersectionTypeNode(node)) return node.types.flatMap((type) => fieldsOf(type, aliases) ?? [])
  const alias = ts.isTypeReferenceNode(node) && aliases.get(node.typeName.getText())
  return alias ? fieldsOf(alias, aliases) : undefined
}

/** Texts of the English module that take a count, with the parameters that their types name. */
export function countedTexts(file: string): CountedText[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true)
  const aliases = new Map(source.statements.filter(ts.isTypeAliasDeclaration).map((one) => [one.name.text, one.type]))
  const found: CountedText[] = []
  const visit = (node: ts.Node, path: string): void => {
    if (ts.isArrowFunction(node)) {
      const args = node.parameters.map(({ name, type }) => {
        const fields = type && fieldsOf(type, aliases)
        return fields ?? { name: name.getText().replace(/^_/, ''), type: type?.getText() ?? '' }
      })
      if (args.flat().some(isCount)) found.push({ path, args })
    }
    if (!ts.isObjectLiteralExpression(node)) return
    for (const property of node.properties.filter(ts.isPropertyAssignment)) {
      const name = property.name.getText().replace(/^'|'$/g, '')
      visit(property.initializer, path ? `${path}.${name}` : name)
    }
  }
  for (const statement of source.statements.filter(ts.isVariableStatement)) {
    for (const { name, initializer } of statement.declarationList.declarations)
      if (name.getText() === 'en' && initializer) visit(initializer, '')
  }
  return found
}

/** What stands for a parameter in a text with this count. */
function sampleOf(parameter: Parameter, count: number): unknown {
  if (isCount(parameter)) return parameter.type === 'number' ? count : String(count)
  if (parameter.type === 'boolean') return count !== 1
  return parameter.type === 'number' ? 5 : 'Ävja'
}

const argumentOf = (argument: Argument, count: number): unknown =>
  'type' in argument
    ? sampleOf(argument, count)
    : Object.fromEntries(argument.map((parameter) => [parameter.name, sampleOf(parameter, count)]))

/** A text with this count, `#` where the count stands. */
export function withCount(text: unknown, args: readonly Argument[], count: number): string {
  if (typeof text !== 'function') return String(text)
  const sentence: unknown = text(...args.map((one) => argumentOf(one, count)))
  return String(sentence).replaceAll(new RegExp(`(?<![\\d.,])${count}(?![\\d]|[.,]\\d)`, 'g'), '#')
}

/** The texts of a folder by language, as an import of each module. */
export async function byLanguage(file: string): Promise<Record<Code, object>> {
  const modules = codes.map(async (code) => {
    const module: Record<string, unknown> = await import(join(root, dirname(file), `${code}.ts`))
    return [code, module[code]] as const
  })
  return Object.fromEntries(await Promise.all(modules)) as Record<Code, object>
}

export const textAt = (texts: object, path: string): unknown =>
  path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], texts)

export const catalogueFiles = () => catalogues.flatMap((pattern) => sourceFiles(pattern))
