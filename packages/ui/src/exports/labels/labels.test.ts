import { globSync } from 'node:fs'
import { dirname, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { labels as en } from './en'
import { labels as is } from './is'
import { labels as no } from './no'
import { labels as se } from './se'

type LabelFunction = (...given: string[]) => string

/** All texts by path, with sample values for parameters. */
function textsOf(value: unknown, given: string, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  // A numeric string works for text and number parameters.
  if (typeof value === 'function') return [[`${path}()`, (value as LabelFunction)(given, '40', '300', '2000')]]
  return Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, given, path ? `${path}.${key}` : key))
}

// Punctuation between parameters belongs to no language.
const english = textsOf(en, '7')
const words = english.filter(([, text]) => /\p{L}/u.test(text))

/** Words that are equal in both languages. */
const same: Record<string, string[]> = {
  se: [
    'floor-plan.amenities.information',
    'floor-plan.connectors.ramp',
    'floor-plan.zoom()',
    'primitives.status.online',
    'primitives.status.offline',
    'layout.stationState.offline',
    'slideshow-editor.normal',
    'slideshow-editor.secondsOf()',
    'slideshow-editor.text',
    'slideshow-editor.video',
  ],
  no: [
    'floor-plan.kind',
    'floor-plan.zoom()',
    'media.grid.kinds',
    'slideshow-editor.normal',
    'slideshow-editor.secondsOf()',
    'slideshow-editor.video',
    'slideshow-editor.zoom',
  ],
  is: [],
}

test('holds every group of parts', () => {
  const source = fileURLToPath(new URL('../../', import.meta.url))
  // nested folders have their own group: slideshow/editor is slideshow-editor
  const groups = globSync('{*,*/*}/labels/en.ts', { cwd: source, exclude: ['exports/**'] }).map((file) =>
    dirname(dirname(file)).replaceAll(sep, '-'),
  )
  expect(Object.keys(en).sort()).toEqual(groups.sort())
})

describe.each(Object.entries({ se, no, is }))('%s', (code, labels) => {
  test('has exactly the keys of English', () => {
    expect(textsOf(labels, '7').map(([path]) => path)).toEqual(english.map(([path]) => path))
  })

  test('contains no English text', () => {
    const texts = new Map(textsOf(labels, '7'))
    const left = words.filter(([path, text]) => texts.get(path) === text).map(([path]) => path)
    expect(left.sort()).toEqual([...(same[code] ?? [])].sort())
  })

  test.each(['0', '1', '2', '21', '101'])('has a form for %s', (number) => {
    const wrong = textsOf(labels, number).filter(
      ([, text]) => text.trim() === '' || /undefined|NaN|\[object/.test(text),
    )
    expect(wrong).toEqual([])
  })
})

test('inflects by number', () => {
  expect([1, 2, 21].map(se.layout.changesNotPublished)).toEqual([
    '1 opublicerad ändring',
    '2 opublicerade ändringar',
    '21 opublicerade ändringar',
  ])
  // Icelandic treats 21 as singular.
  expect([1, 2, 21].map(is.layout.bulkActions)).toEqual(['1 valið', '2 valin', '21 valið'])
})

describe('Icelandic texts inflect by number', () => {
  test.each([
    [1, 'Í ruslið: logo.svg.', 'Ein þeirra er notuð á skjáunum eða í drögum.', '1 af 1 línu'],
    [2, 'Í ruslið: 2 skrár.', '2 þeirra eru notaðar á skjáunum eða í drögum.', '1 af 2 línum'],
    [5, 'Í ruslið: 5 skrár.', '5 þeirra eru notaðar á skjáunum eða í drögum.', '1 af 5 línum'],
    [21, 'Í ruslið: 21 skrá.', '21 þeirra er notuð á skjáunum eða í drögum.', '1 af 21 línu'],
  ])('%i', (count, removed, used, rows) => {
    const shown = String(count)
    expect(is.media.grid.removeText(count, shown, 'logo.svg')).toBe(removed)
    expect(is.media.grid.removeUsed(count, shown)).toBe(used)
    expect(is.table.rowsShown('1', shown, count)).toBe(rows)
  })
})
