import { ApiError, check, contentTypes, fieldErrorOf, type LanguageCode, languageCodes } from '@kiosk-admin/api-client'
import { labels as en } from '@kiosk-admin/ui/labels/en'
import { labels as is } from '@kiosk-admin/ui/labels/is'
import { labels as no } from '@kiosk-admin/ui/labels/no'
import { labels as se } from '@kiosk-admin/ui/labels/se'
import { beforeAll, expect, it, vi } from 'vitest'
import { stubBrowser } from '../../../testing/browser'
import { parseCsv } from '../import/parse-csv'
import { contentColumns } from './content-columns'
import { createNames } from './names'
import type { Subject } from './subject'

stubBrowser()
// the toasts need a DOM
vi.mock('../../toasts/toasts', () => ({ toastError: () => {} }))
const { language } = await import('../../i18n/language')
const { planImport, withServerErrors } = await import('../import/plan')
const { errorsText, failureMessage } = await import('./error-messages')
const { failingFileName, failingRows } = await import('./failing-rows')

const languages: readonly LanguageCode[] = ['en']
const subjectOf = (kind: 'item' | 'offer'): Subject => ({
  columns: contentColumns(contentTypes[kind]),
  fieldNames: contentTypes[kind].fieldNames,
  naming: { field: 'name', head: (first) => `name.${first}` },
  initial: () => ({ name: {}, shopId: null, imageId: null, description: {}, categoryIds: [], status: 'Active' }),
  check(body) {
    const checked = check(contentTypes[kind].body, body, { languages })
    return checked.ok ? [] : checked.errors
  },
})

function planOf(kind: 'item' | 'offer', text: string) {
  const names = { Item: createNames([]), Category: createNames([]) }
  const plan = planImport(parseCsv(text).rows, subjectOf(kind), [], { languages, names })
  const [planned] = plan?.rows ?? []
  if (!plan || !planned) throw new Error('There is no row')
  return { plan, planned }
}
const kitLabels = { en, se, no, is }
const reasonsOf = (kind: 'item' | 'offer', text: string, code: LanguageCode = 'en') =>
  errorsText(planOf(kind, text).planned, subjectOf(kind).columns, kitLabels[code].forms)

beforeAll(async () => {
  for (const code of languageCodes) await language.choose(code)
})

it.each([
  [
    'hours.mon;hours.tue;hours.wed',
    'open;10-20;late',
    'Opening hours: Monday: “open” aren’t valid opening hours. Use the format 10:00-20:00, or closed.',
    'Opening hours: Wednesday: “late” aren’t valid opening hours. Use the format 10:00-20:00, or closed.',
  ],
  [
    'hours.mon',
    '"10-14,12-20"',
    'Opening hours: Monday: “10:00-14:00, 12:00-20:00” overlap each other, or the hours of the night before.',
  ],
  [
    'hours.mon;hours.exceptions',
    '10-20;24.12.2026/23.12.2026 closed',
    'Special days: “2026-12-24/2026-12-23 closed” has a special day that ends before it starts.',
  ],
  [
    'website;location',
    'example.com;59, 200',
    'Website: “example.com” isn’t a web address. Start it with https://.',
    'Location: “59, 200” isn’t a valid location. Use latitude and longitude: 59.3293, 18.0686.',
  ],
])('says in the file which column is wrong, and why: %s', async (heads, cells, ...reasons) => {
  await language.choose('en')
  expect(reasonsOf('item', `name.en;${heads}\nMoss;${cells}`).split('\n')).toEqual(expect.arrayContaining(reasons))
})

it('says that an offer ends before it starts', async () => {
  await language.choose('en')
  expect(reasonsOf('offer', 'name.en;startDate;endDate\nSale;2026-12-24;2026-12-01')).toContain(
    'End date: “2026-12-01” is before the start date.',
  )
})

it('quotes a cell in the language of the back-office', async () => {
  await language.choose('se')
  expect(reasonsOf('item', 'name.en;hours.mon;hours.exceptions\nMoss;10-20;24/12 stängt', 'se')).toContain(
    'Avvikande öppettider: ”24/12 stängt” är ingen avvikande dag.',
  )
  expect(
    reasonsOf('item', 'name.en;hours.mon;hours.exceptions\nMoss;10-20;24.12.2026/23.12.2026 closed', 'se'),
  ).toContain('”2026-12-24/2026-12-23 stängt” har en avvikande dag som slutar innan den börjar.')
})

it('never says that a value is invalid and no more, in any language', async () => {
  const text = 'name.en;hours.mon;hours.exceptions;website\nMoss;10-14,12-20;24.12.2026/23.12.2026 closed;example.com'
  const all = new Set<string>()
  for (const code of languageCodes) {
    await language.choose(code)
    const reasons = reasonsOf('item', text, code)
    expect(reasons).not.toContain(kitLabels[code].forms.rules.invalid)
    all.add(reasons)
  }
  expect(all.size).toBe(languageCodes.length)
})

it('names the column of what the server refuses', async () => {
  await language.choose('en')
  const { plan, planned } = planOf('offer', 'name.en;shop;startDate;endDate\nSale;;2026-12-01;2026-12-24')
  const refused = { ...planned, state: 'new' as const }
  const errors = [
    fieldErrorOf('name.en', 'invalid'),
    fieldErrorOf('shopId', 'invalid', undefined, 'It’s of a different type.'),
  ]
  const [row] = withServerErrors(
    { ...plan, rows: [refused] },
    [refused],
    [{ row: 0, errors }],
    subjectOf('offer').columns,
    languages,
  ).rows
  const text = 'Name (English): “Sale” isn’t allowed here.\nShop: Invalid value. It’s of a different type.'
  expect(row && errorsText(row, subjectOf('offer').columns, en.forms)).toBe(text)
  const failure = new ApiError('validation', 'Invalid', { status: 400, errors })
  expect(failureMessage(failure, refused, subjectOf('offer').columns, en.forms)).toBe(text)
})

it('writes the rows as they were, with their reasons, to a file named after theirs', async () => {
  await language.choose('en')
  const { plan, planned } = planOf('item', 'name.en;hours.mon\nMoss;10.00–late')
  const file = failingRows(plan, [{ planned, why: 'Monday: no\nTuesday: no' }], { why: 'Reason', language: 'se' })
  expect(parseCsv(await file.text()).rows.map(({ cells }) => cells)).toEqual([
    ['name.en', 'hours.mon', 'Reason'],
    ['Moss', '10.00–late', 'Monday: no\nTuesday: no'],
  ])
  expect(failingFileName('shops.2026.xlsx')).toBe('shops.2026 – rows with errors.csv')
  expect(failingFileName('shops')).toBe('shops – rows with errors.csv')
})
