import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

export type Import = {
  /** From the repository's root: `apps/admin/src/app.tsx`. */
  from: string
  specifier: string
  /** The file of this repository that is meant, for a relative specifier. */
  to: string | undefined
  /** Erased at run time. */
  typeOnly: boolean
}

/** The source files that the pattern names, from the repository's root. */
export const sourceFiles = (pattern = '{packages,apps}/*/src/**/*.{ts,tsx}'): string[] =>
  globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist' }).sort()

const withExtension = (path: string): string | undefined =>
  ['', '.ts', '.tsx', '/index.ts']
    .map((ending) => path + ending)
    .find((candidate) => existsSync(candidate) && statSync(candidate).isFile())

function resolved(from: string, specifier: string): string | undefined {
  const [plain = ''] = specifier.split('?')
  const path = plain.startsWith('#labels/')
    ? join(root, plain.replace('#labels', 'packages/ui/src'), 'labels/en')
    : join(root, dirname(from), plain)
  if (!/^[.#]/.test(plain)) return undefined
  const found = withExtension(path)
  return found && relative(root, found)
}

/** Everything that a file imports, re-exports or loads later. */
export function importsOf(from: string): Import[] {
  const source = ts.createSourceFile(from, readFileSync(join(root, from), 'utf8'), ts.ScriptTarget.Latest, true)
  const found: Import[] = []
  const add = (specifier: ts.Node | undefined, typeOnly: boolean) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return
    found.push({ from, specifier: specifier.text, to: resolved(from, specifier.text), typeOnly })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
    } else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly)
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
