import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english, translations } from '@zxcvbn-ts/language-en'
import type { Reason } from '../contract/base/reasons'
import { nordicWords } from './nordic-words'

/** Minimum score, of 0 to 4: at least 10^8 guesses. */
const leastPasswordScore = 3

/** Number of characters that are rated. It bounds the time of an estimate; further characters only improve a password. */
const lettersJudged = 32
/** Minimum length of forbidden names. Shorter ones are part of many words, and are left to the estimator. */
const shortestNameInside = 5

const estimator = new ZxcvbnFactory({
  translations,
  graphs: adjacencyGraphs,
  dictionary: { ...common, ...english, nordic: [...new Set(nordicWords)] },
  maxLength: lettersJudged,
  l33tMaxSubstitutions: 20,
})

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Names and their words, as guesses to test first. */
const wordsOf = (names: readonly string[]): string[] =>
  [...new Set(names.flatMap((name) => [name, plain(name), ...name.split(/[^\p{L}\p{N}]+/u)]))]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 2)

function containsName(password: string, names: readonly string[]): boolean {
  const letters = plain(password)
  return names
    .map(plain)
    .some((name) => name !== '' && (letters === name || (name.length >= shortestNameInside && letters.includes(name))))
}

export type PasswordVerdict = {
  /** From 0 (guessed at once) to 4. */
  score: 0 | 1 | 2 | 3 | 4
  /** Reason of a rejection; absent for accepted passwords. */
  reason?: Reason
}

/** Rates a new password. `names` are those of the user and the malls. */
export function judgePassword(password: string, names: readonly string[]): PasswordVerdict {
  const { score } = estimator.check(password.slice(0, lettersJudged), ['kiosk', 'admin', 'demo', ...wordsOf(names)])
  if (containsName(password, names)) {
    return { score: 0, reason: 'It contains the username or the name of a mall. Choose other words.' }
  }
  if (score >= leastPasswordScore) return { score }
  return { score, reason: 'It’s too easy to guess. Choose several words that don’t belong together.' }
}
