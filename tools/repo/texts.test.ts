import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { root, sourceFiles } from './imports'
import { sameAsEnglish } from './texts-same'

const codes = ['en', 'se', 'no', 'is'] as const
type Code = (typeof codes)[number]
const others = ['se', 'no', 'is'] as const

const { plural } = vi.hoisted(() => ({
  plural: (code: Code, count: number, forms: Record<string, string>) =>
    forms[new Intl.PluralRules({ en: 'en', se: 'sv', no: 'nb', is: 'is' }[code]).select(count)] ?? forms.other,
}))

// the messages alone, without the browser that stores the interface language
vi.mock('../../apps/admin/src/shared/i18n/i18n', () => ({ plural }))

type Said = (params: unknown) => string
type Text = string | Said
type Table = Record<Code, Map<string, Text>>

function textsOf(value: unknown, path = ''): [path: string, text: Text][] {
  if (typeof value === 'string' || typeof value === 'function') return [[path, value as Text]]
  return Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, path ? `${path}.${key}` : key))
}

// files of a worker share their modules, and those that are loaded have the other `plural`
vi.resetModules()
afterAll(() => {
  vi.resetModules()
})

/** Every catalogue of the back-office: its messages by path in each language. */
const catalogues: Record<string, Table> = {}
for (const file of sourceFiles('apps/admin/src/**/*messages/index.ts')) {
  const inAll = codes.map(async (code) => {
    const module: Record<string, unknown> = await import(join(root, dirname(file), `${code}.ts`))
    return [code, new Map(textsOf(module[code]))]
  })
  catalogues[dirname(file)] = Object.fromEntries(await Promise.all(inAll)) as Table
}

/** What a text takes is named in its parameters: names that are not of numbers get a word. */
const WORD = 'Ävja'
const rendered = (text: Text, count: number | string) => {
  if (typeof text === 'string') return text
  const params = new Proxy({}, { get: (_, name) => (isNumber(String(name)) ? count : WORD) })
  return text(params)
}
const notNumbers = [
  'name',
  'names',
  'noun',
  'title',
  'create',
  'text',
  'day',
  'date',
  'time',
  'when',
  'who',
  'what',
  'kind',
  'reason',
  'mall',
  'group',
]
const isNumber = (name: string) => !notNumbers.includes(name)

/** A number that is no part of another, such as of a day that a sentence gives as an example. */
const alone = (count: number) => new RegExp(`(?<!\\d)${count}(?!\\d)`, 'g')

describe.each(Object.entries(catalogues))('%s', (_, table) => {
  test('has the same keys in all languages', () => {
    for (const code of others) expect([...table[code].keys()], code).toEqual([...table.en.keys()])
  })

  test.each(others)('says nothing in English in %s', (code) => {
    const left = [...table.en].flatMap(([path, english]) => {
      const text = rendered(english, 7)
      const theirs = table[code].get(path)
      if (!/\p{L}/u.test(text.replaceAll(WORD, '')) || theirs === undefined || rendered(theirs, 7) !== text) return []
      return sameAsEnglish[text]?.[0].includes(code) ? [] : [`${path}: ${text}`]
    })
    expect(left).toEqual([])
  })

  test('has the numbers of the English text in every language', () => {
    const wrong: string[] = []
    for (const [path, english] of table.en) {
      if (typeof english === 'string') continue
      for (const code of codes) {
        const text = table[code].get(path) ?? ''
        for (const count of [0, 1, 2, 5]) {
          const sentence = rendered(text, count)
          if (!sentence?.trim() || /undefined|NaN|\[object|null/.test(sentence))
            wrong.push(`${code} ${path}: ${sentence}`)
          // what stands in digits in English stands in digits everywhere
          const names = (one: string) => one.search(alone(count)) !== -1
          if (names(rendered(english, count)) !== names(sentence))
            wrong.push(`${code} ${path}: ${sentence} leaves ${count} out`)
        }
      }
    }
    expect(wrong).toEqual([])
  })
})

const isShipped = (file: string) =>
  !/\.(test|test-d|stories|fixture)\.tsx?$/.test(file) && !/\/(testing|conformance)\//.test(file)

test('every word that is allowed to be the same is', () => {
  const all = Object.values(catalogues)
  const isSame = (text: string, code: (typeof others)[number]) =>
    all.some((table) =>
      [...table.en].some(([path, en]) => rendered(en, 7) === text && rendered(table[code].get(path) ?? '', 7) === text),
    )
  const wrong = Object.entries(sameAsEnglish).flatMap(([text, [codes]]) =>
    codes.filter((code) => !isSame(text, code)).map((code) => `${code}: ${text}`),
  )
  expect(wrong).toEqual([])
})

/** What the words of one kind of content are read with, in the lists and forms that all kinds share: without its name. */
const ofKinds = (sources: readonly string[]) =>
  sources
    .filter((source) => source.includes('useKindMessages('))
    .flatMap((source) => [...source.matchAll(/\w\(['`]([a-zA-Z]+(?:\.[a-zA-Z]+)*)/g)].map(([, key = '']) => key))

describe('every text is said somewhere', () => {
  const sources = sourceFiles('apps/admin/src/**/*.{ts,tsx}')
    .filter((file) => isShipped(file) && !dirname(file).endsWith('messages'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
  const all = sources.join('\n')
  // 'offers.title', and `offers.status.${status}` with anything in the gap
  const plain = new Set([...all.matchAll(/['"`]([a-zA-Z][\w-]*(?:\.[\w-]+)+)['"`]/g)].map(([, key]) => key))
  const templates = [...all.matchAll(/`([a-zA-Z]+\.[^`\s]*\$\{[^`\n]*)`/g)]
    .map(([, inner = '']) => inner.replace(/\$\{[^}]*\}/g, '\0'))
    .filter((pattern) => /^[\w.\0-]+$/.test(pattern))
    .map((pattern) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('\0', '[^. ]+')}$`))
  // what the form asks for is called by the field's own name
  const shared = new Set([...ofKinds(sources), 'fields'])
  const isSaid = (key: string) => plain.has(key) || templates.some((one) => one.test(key))
  const isSaidOfKind = (key: string) => {
    const [, ...rest] = key.replace(/^content\.(?=kind\.)/, '').split('.')
    return shared.has(rest.join('.')) || (rest[0] === 'fields' && rest.length === 2)
  }

  test.each(Object.entries(catalogues))('%s', (_, table) => {
    // every kind of content says these two
    const isKind = [...table.en.keys()].filter((key) => /^\w+\.(reader|empty\.text)$/.test(key)).length === 2
    const isOfKind = (key: string) => isKind || key.startsWith('content.kind.')
    expect([...table.en.keys()].filter((key) => !isSaid(key) && !(isOfKind(key) && isSaidOfKind(key)))).toEqual([])
  })
})

describe('every label of the kit is said somewhere', () => {
  const files = sourceFiles('packages/ui/src/**/*labels/en.ts').filter((file) => !file.includes('/exports/'))
  test.each(files)('%s', async (file) => {
    const { en }: { en?: object } = await import(join(root, file))
    // the apps say some of them, too, so that the same thing is called the same
    const sources = [`${dirname(dirname(file))}/**/*.{ts,tsx}`, 'apps/{admin,kiosk}/src/**/*.tsx']
      .flatMap((pattern) => sourceFiles(pattern))
      .filter((one) => isShipped(one) && !dirname(one).endsWith('labels'))
      .map((one) => readFileSync(join(root, one), 'utf8'))
      .join('\n')
    const unused = Object.keys(en ?? {}).filter((key) => !new RegExp(`[.'"{ ]${key}\\b`).test(sources))
    expect(unused).toEqual([])
  })
})
