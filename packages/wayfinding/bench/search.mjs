// How long each key of a query takes among 500 records with texts in four languages:
// `npm run bench:search`, or `npm run bench:search -- 2000` for as many records.
import { searchIndex } from '@kiosk-admin/wayfinding/search'
import { printTable, quantile } from '../../../bench/figures.mjs'

const count = Number(process.argv[2] ?? 500)
const rounds = 5
const languages = ['se', 'en', 'no', 'is']
const { compare } = new Intl.Collator('sv', { numeric: true })
const vowels = { se: 'aeiouyåäö', en: 'aeiouy', no: 'aeiouyåæø', is: 'aáeéiíoóuúyýæö' }
const consonants = { se: 'bdfghjklmnprstv', en: 'bcdfghklmnprstvw', no: 'bdfghjklmnprstv', is: 'bdðfghjklmnprstvþ' }

let seed = 1
/** A number below the bound, by a linear congruential generator: the same words in every run. */
function below(bound) {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32
  return Math.floor((seed / 2 ** 32) * bound)
}
const oneOf = (list) => list[below(list.length)]

/** A new word of two to four syllables. */
function newWord(language) {
  const syllables = Array.from(
    { length: 2 + below(3) },
    () => oneOf(consonants[language]) + oneOf(vowels[language]) + (below(2) ? oneOf(consonants[language]) : ''),
  )
  return syllables.join('')
}

/** 3,000 words a language, of which all texts but names consist. */
const vocabulary = Object.fromEntries(
  languages.map((language) => [language, Array.from({ length: 3000 }, () => newWord(language))]),
)
const word = (language) => oneOf(vocabulary[language])
const textsOf = (length, wordIn = word) =>
  Object.fromEntries(languages.map((language) => [language, Array.from({ length }, () => wordIn(language)).join(' ')]))
const inAll = (length) => textsOf(length)
const categories = Array.from({ length: 60 }, () => inAll(2))

const records = Array.from({ length: count }, (_, index) => ({
  id: String(index),
  kind: 'item',
  name: textsOf(2, newWord),
  categories: [oneOf(categories), oneOf(categories)],
  searchWords: Object.fromEntries(
    languages.map((language) => [language, Array.from({ length: 8 }, () => word(language))]),
  ),
  offers: [inAll(4), inAll(4)],
  services: [inAll(2)],
}))

/** Queries as visitors type them: names, words of them, words with a mistake, words of another language. */
const queries = Array.from({ length: 100 }, () => {
  const { name, searchWords, offers } = oneOf(records)
  const text = oneOf([name.se, name.is, searchWords.no[0], offers[0].en, `${name.se} ${searchWords.se[1]}`])
  const at = 1 + below(text.length - 1)
  return oneOf([text, text.slice(0, at) + text.slice(at + 1), text.slice(0, at) + text.charAt(at) + text.slice(at)])
})

const minutes = ({ id }) => Number(id) % 9
const open = ({ id }) => Number(id) % 4 > 0
const figures = () => ({ built: [], medians: [], slow: [], slowest: [] })
const [passed, worked] = [figures(), figures()]
const processorTime = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Milliseconds of a task: passed, and worked by the process, which other load does not lengthen. */
function timed(task) {
  const [from, workedBefore] = [performance.now(), processorTime()]
  const result = task()
  return { result, passed: performance.now() - from, worked: processorTime() - workedBefore }
}

function add({ built, medians, slow, slowest }, build, keys) {
  built.push(build)
  medians.push(quantile(keys, 0.5))
  slow.push(quantile(keys, 0.99))
  slowest.push(Math.max(...keys))
}

// the first round warms up
for (let round = 0; round <= rounds; round++) {
  const { result: index, ...build } = timed(() => searchIndex(records))
  const beginnings = queries.flatMap((query) => Array.from(query, (_, at) => query.slice(0, at + 1)))
  const keys = beginnings.map((typed) => timed(() => index.search(typed, { languages, compare, minutes, open })))
  if (round === 0) continue
  add(
    passed,
    build.passed,
    keys.map((key) => key.passed),
  )
  add(
    worked,
    build.worked,
    keys.map((key) => key.worked),
  )
}
const typed = queries.reduce((sum, { length }) => sum + length, 0)
console.log(`${count} records in four languages, ${typed} keys of ${queries.length} queries, ${rounds} rounds, ms:\n`)
printTable(
  ['', 'index built', 'key, median', 'p99', 'most'],
  [
    ['time passed', ...Object.values(passed)],
    ['processor time', ...Object.values(worked)],
  ],
)
