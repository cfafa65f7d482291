import { type ContentType, contentTypes, type LanguageCode } from '@kiosk-admin/api-client'
import { contentStatus } from '@kiosk-admin/api-client/internal'
import { describe, expect, it, test } from 'vitest'
import { stubBrowser } from '../../../testing/browser'
import { allLanguages } from '../../i18n/language-display'
import type { CellContext } from '../rows/columns'
import { fileLabels } from './file-labels'

// the language is stored in the browser
stubBrowser()
const { cellKey, headKeys, translateCell, translateHead } = await import('./file-language')
const { contentColumns } = await import('../rows/content-columns')
const { tableOf } = await import('../rows/export-rows')
const { features } = await import('../../../features')
const { setKnownFeatures } = await import('../../feature/registry')

setKnownFeatures(features)

const context: CellContext = { languages: allLanguages, names: {} }
const columns = Object.values<ContentType>(contentTypes).flatMap(contentColumns)
const headKey = headKeys(columns)
const heads = [...new Set(columns.flatMap((column) => column.heads(allLanguages)))]
const people = ['username', 'email', 'group', 'malls', 'lastSignInAt', 'password']

describe.each(allLanguages)('%s', (language) => {
  test.each([...heads, ...people])('calls the column %s by a word of its own, and reads it', (head) => {
    const word = translateHead(columns, head, language)
    expect(word).not.toBe(head)
    expect(headKey(word)).toBe(head)
    expect(headKey(word.toUpperCase())).toBe(head)
    expect(headKey(head)).toBe(head)
  })

  test('has unique headers', () => {
    const words = heads.map((head) => translateHead(columns, head, language))
    expect(new Set(words).size).toBe(words.length)
  })

  const kinds = Object.values<ContentType>(contentTypes).map((type) => ({ type, columns: contentColumns(type) }))
  const choices = kinds.flatMap(({ type, columns }) =>
    columns.flatMap((column) => Object.keys(column.labels ?? {}).map((value) => [type.type, column, value] as const)),
  )
  test.each(choices)('reads what it writes of a choice of %s', (_, column, value) => {
    const text = translateCell([column], column.field, value, language)
    expect(text).not.toBe(value)
    expect(cellKey([column], column.field, text)).toBe(value)
    expect(cellKey([column], column.field, text.toUpperCase())).toBe(value)
    expect(cellKey([column], column.field, value)).toBe(value)
  })

  const cells = Object.entries(fileLabels[language].cells)
    .filter(([set]) => set !== 'page' && set !== 'clickAction')
    .flatMap(([set, words]) => Object.keys(words).map((key) => [set, key] as const))
  test.each(cells)('reads what it writes of %s: %s', (set, key) => {
    const head = { hours: 'hours.mon', flag: 'dynamicVisit' }[set] ?? set
    expect(cellKey([], head, translateCell([], head, key, language))).toBe(key)
    expect(cellKey([], head, key)).toBe(key)
  })

  test.each([
    'details',
    'changePage: surroundingArea',
    'externalUrl: https://example.com/?a=b:c',
    'childCategory: Mode > Skor',
  ])('reads what it writes of the click action %s', (action) => {
    expect(cellKey([], 'clickAction', translateCell([], 'clickAction', action, language))).toBe(action)
  })
})

const kitLabels = {
  en: () => import('@kiosk-admin/ui/labels/en'),
  se: () => import('@kiosk-admin/ui/labels/se'),
  no: () => import('@kiosk-admin/ui/labels/no'),
  is: () => import('@kiosk-admin/ui/labels/is'),
}

test.each(allLanguages)('names the content status in %s as the list does', async (language) => {
  const { labels } = await kitLabels[language]()
  const shown = contentStatus.options.map((state) => [state, labels.primitives.status[state]])
  expect(fileLabels[language].cells.contentStatus).toEqual(Object.fromEntries(shown))
})

test.each([
  ['en', 'closed'],
  ['se', 'stängt'],
  ['no', 'stengt'],
  ['is', 'lokað'],
] as const)('special days in %s', (language, closed) => {
  const days = (hours: string) =>
    `2026-12-24 10:00-14:00; se: closed | 2026-12-25/2026-12-26 ${hours}; se: Jul | 2027-01-01 ${hours}`
  expect(translateCell([], 'hours.exceptions', days('closed'), language)).toBe(days(closed))
  expect(cellKey([], 'hours.exceptions', days(closed))).toBe(days('closed'))
  const dotted = (hours: string) => `24.12.2026 ${hours}; se: Jul | 25.12.2026–26.12.2026 ${hours}`
  expect(cellKey([], 'hours.exceptions', dotted(closed))).toBe(dotted('closed'))
})

it('does not translate names', () => {
  expect(translateCell([], 'name.se', 'Active', 'se')).toBe('Active')
  expect(translateCell([], 'phone', 'closed', 'se')).toBe('closed')
  expect(cellKey([], 'status', 'Sold out')).toBe('Sold out')
  expect(headKey(' Colour ')).toBe('Colour')
})

test.each([
  ['en', ['id', 'Name (Svenska)', 'Category: Skor', 'InActive', 'yes']],
  ['se', ['id', 'Namn (Svenska)', 'Kategori: Skor', 'Inaktiv', 'ja']],
  ['no', ['id', 'Navn (Svenska)', 'Kategori: Skor', 'Inaktiv', 'ja']],
  ['is', ['id', 'Heiti (Svenska)', 'Flokkur: Skor', 'Óvirkt', 'já']],
] as const satisfies readonly [LanguageCode, readonly string[]][])('an export in %s', (language, expected) => {
  const record = {
    id: '1',
    version: 1,
    name: { se: 'Mode' },
    status: 'InActive',
    clickAction: { kind: 'childCategory', categoryId: 'Skor' },
    dynamicVisit: true,
  }
  const [head = [], row = []] = tableOf({ columns: contentColumns(contentTypes.category) }, [record], context, language)
  const cell = (key: string) => row[head.indexOf(translateHead(columns, key, language))]
  expect([
    head[0],
    translateHead(columns, 'name.se', language),
    cell('clickAction'),
    cell('status'),
    cell('dynamicVisit'),
  ]).toEqual(expected)
  expect(head.join()).not.toMatch(/[a-z][A-Z]/)
})
