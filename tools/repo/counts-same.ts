import type { Code } from './terms'

type Words = {
  /** Words that no number inflects: prepositions, adverbs, verbs of the language. */
  uninflected: readonly string[]
  /** Nouns, participles and adjectives with one form for one and for many. */
  oneForm: readonly string[]
  /** Symbols and abbreviations of units. */
  units: readonly string[]
  /** Nouns after a limit that is never 1: the months of a chart, the letters of a rich text. */
  limits: readonly string[]
}

/** Words that are the same after 1 as after other numbers, by language. */
export const sameForOneAndMany: Record<Code, Words> = {
  en: {
    uninflected: ['of', 'more', 'in', 'at', 'from', 'not'],
    oneForm: ['selected', 'chosen', 'changed', 'created', 'failed', 'unnamed', 'unread', 'Active', 'InActive'],
    units: ['h', 'min', 's', 'ms'],
    limits: ['levels', 'characters', 'months'],
  },
  se: {
    uninflected: ['av', 'till', 'i', 'utan', 'bakifrån', 'misslyckades'],
    oneForm: [
      ...['hörn', 'tecken', 'ord', 'alternativ', 'evenemang', 'plan', 'företag', 'p-hus', 'bildspel', 'fält'],
      ...['skärmsläckare', 'användare', 'objekt'],
    ],
    units: ['tim', 'min', 's', 'ms'],
    limits: ['månader'],
  },
  no: {
    uninflected: ['av', 'til', 'i', 'uten', 'bakfra', 'ikke', 'mislyktes'],
    oneForm: [
      ...['tegn', 'ord', 'valg', 'treff', 'tilbud', 'felt', 'overlapp', 'p-hus'],
      ...['merket', 'valgt', 'endret', 'opprettet'],
    ],
    units: ['t', 'min', 's', 'ms'],
    limits: ['måneder'],
  },
  is: {
    uninflected: ['af', 'í', 'á', 'til', 'án', 'talið'],
    oneForm: [
      ...['horn', 'orð', 'svæði', 'dyr', 'þjónustumerki', 'tilboð', 'fyrirtæki', 'bílastæðahús', 'óbirt', 'atriði'],
    ],
    units: ['klst', 'mín', 'sek', 'ms'],
    limits: ['stöfum', 'mánuði'],
  },
}
