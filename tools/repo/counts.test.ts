import { afterAll, describe, expect, test, vi } from 'vitest'
import { byLanguage, type CountedText, catalogueFiles, countedTexts, textAt, withCount } from './counts'
import { sameForOneAndMany } from './counts-same'
import { type Code, codes } from './terms'

const { plural } = vi.hoisted(() => ({
  plural: (code: Code, count: number, forms: Record<string, string>) =>
    forms[new Intl.PluralRules({ en: 'en', se: 'sv', no: 'nb', is: 'is' }[code]).select(count)] ?? forms.other,
}))

// the messages alone, without the browser that stores the interface language
vi.mock('../../apps/admin/src/shared/i18n/i18n', () => ({ plural }))

// files of a worker share their modules, and those that are loaded have the other `plural`
vi.resetModules()
afterAll(() => {
  vi.resetModules()
})

const files: { file: string; counted: CountedText[]; texts: Record<Code, object> }[] = []
for (const file of catalogueFiles()) {
  const counted = countedTexts(file)
  if (counted.length > 0) files.push({ file, counted, texts: await byLanguage(file) })
}

const wordsAfterCount = (bare: string) => [...bare.matchAll(/# (\p{L}[\p{L}-]*)/gu)].map(([, word = '']) => word)
const allowed = (code: Code): readonly string[] => Object.values(sameForOneAndMany[code]).flat()

/** What is wrong with a text of one language for 0, 1, 2 and 21. */
function problems(code: Code, bare: (count: number) => string): string[] {
  const [none, one, two, twentyOne] = [0, 1, 2, 21].map(bare) as [string, string, string, string]
  // a text may have a sentence of its own for nothing and for one, without the digit
  const many = [two, ...(none.includes('#') ? [none] : []), ...(code === 'is' ? [] : [twentyOne])]
  const single = [...(one.includes('#') ? [one] : []), ...(code === 'is' ? [twentyOne] : [])]
  const words = one === two ? wordsAfterCount(two).filter((word) => !allowed(code).includes(word)) : []
  return [
    ...[none, one, two, twentyOne].filter((text) => !text.trim() || /undefined|NaN|\[object|null/.test(text)),
    ...many.filter((text) => text !== two).map((text) => `${text}, but for two: ${two}`),
    ...single.filter((text) => text !== single[0]).map((text) => `${text}, but for one: ${single[0]}`),
    ...words.map((word) => `“${word}” is the same after 1 as after 2: ${two}`),
  ]
}

describe.each(files)('$file', ({ counted, texts }) => {
  test.each(codes)('has singular and plural in %s', (code) => {
    const wrong = counted.flatMap(({ path, args }) =>
      problems(code, (count) => withCount(textAt(texts[code], path), args, count)).map((one) => `${path}: ${one}`),
    )
    expect(wrong).toEqual([])
  })
})

test.each(codes)('every word that may be the same after 1 stands after a count in %s', (code) => {
  const said = files.flatMap(({ counted, texts }) =>
    counted.flatMap(({ path, args }) => wordsAfterCount(withCount(textAt(texts[code], path), args, 2))),
  )
  expect(allowed(code).filter((word) => !said.includes(word))).toEqual([])
})

test('a text without a plural is found', () => {
  const bare = (forms: Partial<Record<Intl.LDMLPluralRule, string>>) => (count: number) =>
    `# ${forms[new Intl.PluralRules('is').select(count)] ?? forms.other}`
  expect(problems('is', bare({ one: 'lína', other: 'línur' }))).toEqual([])
  expect(problems('is', bare({ other: 'línur' }))).toHaveLength(1)
  expect(problems('is', (count) => (count === 1 ? '# lína' : '# línur'))).toEqual(['# línur, but for one: # lína'])
  expect(problems('en', (count) => (count === 0 ? 'No rows' : count === 1 ? '# row' : '# rows'))).toEqual([])
})
