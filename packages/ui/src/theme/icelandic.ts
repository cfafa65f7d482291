// Icelandic dates, relative times and sorting, which Chromium lacks: it would answer in English without an error. Data
// from
// CLDR, as in Node and Firefox.

const months = [
  ['janúar', 'jan.'],
  ['febrúar', 'feb.'],
  ['mars', 'mar.'],
  ['apríl', 'apr.'],
  ['maí', 'maí'],
  ['júní', 'jún.'],
  ['júlí', 'júl.'],
  ['ágúst', 'ágú.'],
  ['september', 'sep.'],
  ['október', 'okt.'],
  ['nóvember', 'nóv.'],
  ['desember', 'des.'],
] as const

const weekdays = {
  Sun: ['sunnudagur', 'sun.'],
  Mon: ['mánudagur', 'mán.'],
  Tue: ['þriðjudagur', 'þri.'],
  Wed: ['miðvikudagur', 'mið.'],
  Thu: ['fimmtudagur', 'fim.'],
  Fri: ['föstudagur', 'fös.'],
  Sat: ['laugardagur', 'lau.'],
} as const

type DateFormat = Pick<Intl.DateTimeFormat, 'format' | 'formatToParts'>

/** Formats dates as in Norwegian, which has the same order and punctuation, with Icelandic names. */
export function icelandicDates(options: Intl.DateTimeFormatOptions): DateFormat {
  const shape = new Intl.DateTimeFormat('nb', options)
  const { timeZone } = options
  const monthOf = new Intl.DateTimeFormat('en', { timeZone, month: 'numeric' })
  const weekdayOf = new Intl.DateTimeFormat('en', { timeZone, weekday: 'short' })
  const length = (name: string | undefined) => (name === 'long' ? 0 : 1)
  const hasNames = options.month === 'long' || options.month === 'short'

  const formatToParts = (date?: Date | number) =>
    shape.formatToParts(date).map((part, index, parts) => {
      if (part.type === 'month' && hasNames) {
        return { ...part, value: months[Number(monthOf.format(date)) - 1]?.[length(options.month)] ?? part.value }
      }
      if (part.type === 'weekday') {
        const day = weekdayOf.format(date) as keyof typeof weekdays
        return { ...part, value: weekdays[day][length(options.weekday)] }
      }
      const afterWeekday = parts[index - 1]?.type === 'weekday' && hasNames
      return afterWeekday && part.value === ' ' ? { ...part, value: ', ' } : part
    })

  return {
    formatToParts,
    format: (date) =>
      formatToParts(date)
        .map(({ value }) => value)
        .join(''),
  }
}

const isOne = (count: number) => count % 10 === 1 && count % 100 !== 11

/** The plural forms of whole numbers: "21 sekúndu", "22 sekúndur". */
export const icelandicPlurals = { select: (count: number) => (isOne(count) ? ('one' as const) : ('other' as const)) }

/** Relative times: "fyrir 2 klst.", and with `numeric: 'auto'` "í gær". */
export function icelandicRelative({ numeric }: Intl.RelativeTimeFormatOptions) {
  const near: Record<string, string> = { '-1': 'í gær', '0': 'í dag', '1': 'á morgun' }
  const unitName = (count: number, unit: 'minute' | 'hour' | 'day', past: boolean) => {
    if (unit === 'minute') return 'mín.'
    if (unit === 'hour') return 'klst.'
    if (isOne(count)) return past ? 'degi' : 'dag'
    return past ? 'dögum' : 'daga'
  }
  return {
    format(value: number, unit: 'minute' | 'hour' | 'day') {
      if (numeric === 'auto' && unit === 'day' && near[value] !== undefined) return near[value]
      const past = value < 0 || Object.is(value, -0)
      const count = Math.abs(value)
      return `${past ? 'fyrir' : 'eftir'} ${count} ${unitName(count, unit, past)}`
    },
  }
}

// Separate letters sort after all words that begin with the preceding letter.
const after = '\uffff'
const places: Record<string, string> = {
  á: `a${after}`,
  ð: `d${after}`,
  é: `e${after}`,
  í: `i${after}`,
  ó: `o${after}`,
  ú: `u${after}`,
  ý: `y${after}`,
  þ: `z${after}`,
  æ: `z${after}${after}`,
  ä: `z${after}${after}`,
  ö: `z${after}${after}${after}`,
  ø: `z${after}${after}${after}`,
  å: `z${after}${after}${after}${after}`,
}

const sortKey = (text: string) =>
  text.normalize('NFC').replace(/[áðéíóúýþæäöøå]/gi, (letter) => places[letter.toLowerCase()] ?? letter)

/** Sorts by the Icelandic alphabet (CLDR): á after a, ð after d, and þ, æ, ö last; foreign ä and ø as æ and ö, å after them. */
export function icelandicOrder(options: Intl.CollatorOptions): Pick<Intl.Collator, 'compare'> {
  const collator = new Intl.Collator('en', options)
  const cache = new Map<string, string>()
  const keyOf = (text: string) => {
    const key = cache.get(text) ?? sortKey(text)
    cache.set(text, key)
    return key
  }
  return { compare: (a, b) => collator.compare(keyOf(a), keyOf(b)) }
}

/** Icelandic language names by tag (CLDR), for the kit's languages and their neighbours. */
const languages: Readonly<Record<string, string>> = {
  da: 'danska',
  de: 'þýska',
  en: 'enska',
  es: 'spænska',
  fi: 'finnska',
  fo: 'færeyska',
  fr: 'franska',
  is: 'íslenska',
  lt: 'litháíska',
  nb: 'norskt bókmál',
  nn: 'nýnorska',
  no: 'norska',
  pl: 'pólska',
  sv: 'sænska',
}

export const icelandicLanguage = (tag: string): string | undefined => languages[tag]
