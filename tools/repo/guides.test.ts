import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { checks } from '../../packages/ui/src/conformance/checks'
import { root, sourceFiles } from './imports'

type Properties = ReadonlyMap<string, ts.Expression>

const propertiesOf = (object: ts.Expression | undefined): Properties =>
  new Map(
    object && ts.isObjectLiteralExpression(object)
      ? object.properties.flatMap((one) =>
          ts.isPropertyAssignment(one) ? [[one.name.getText(), one.initializer] as const] : [],
        )
      : [],
  )

/** The properties of `meta` in a stories file. */
function metaOf(file: string): Properties {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true)
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText() === 'meta')?.initializer
  return propertiesOf(declared && ts.isSatisfiesExpression(declared) ? declared.expression : declared)
}

const parts = sourceFiles('packages/ui/src/**/*.stories.tsx')
  .map((file) => ({ file, meta: metaOf(file) }))
  .filter(({ meta }) => !meta.get('tags')?.getText().includes("'!autodocs'"))
  .map(({ file, meta }) => ({ file, guide: propertiesOf(propertiesOf(meta.get('parameters')).get('guide')) }))

const lengthOf = (list: ts.Expression | undefined) =>
  list && ts.isArrayLiteralExpression(list) ? list.elements.length : 0

describe('every part of the kit that has a page', () => {
  test('says when to use it and when not', () => {
    const silent = parts.filter(({ guide }) => lengthOf(guide.get('use')) === 0 || lengthOf(guide.get('avoid')) === 0)
    expect(silent.map(({ file }) => file)).toEqual([])
    expect(parts.length).toBeGreaterThan(100)
  })

  test('shows a right and a wrong use', () => {
    const texts = parts.map(({ file, guide }) => ({
      file,
      captions: ['do', 'dont'].map((side) => propertiesOf(guide.get(side)).get('text')?.getText().slice(1, -1) ?? ''),
    }))
    const without = texts.filter(({ captions }) => captions.some((text) => text === '' || text.includes('`')))
    expect(without.map(({ file }) => file)).toEqual([])
  })

  test('lists its keys, when its stories press some', () => {
    const presses = (file: string) => /userEvent\.(keyboard|tab)\(/.test(readFileSync(join(root, file), 'utf8'))
    const silent = parts.filter(({ file, guide }) => presses(file) && lengthOf(guide.get('keyboard')) === 0)
    expect(silent.map(({ file }) => file)).toEqual([])
  })
})

test('what pages say is tested for every part is tested by a story', () => {
  const missing = checks
    .flatMap((check): readonly string[] => check.stories)
    .filter((story) => {
      const [file = '', name = ''] = story.split(': ')
      const source = readFileSync(join(root, `packages/ui/src/conformance/${file}.stories.tsx`), 'utf8')
      return !source.includes(`export const ${name}`)
    })
  expect(missing).toEqual([])
})
