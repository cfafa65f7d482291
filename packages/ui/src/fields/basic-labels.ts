import { plural } from '../internal/plural'

/** What the fields say that sign-in and lists are made of; the others come with their parts. */
export const en = {
  required: 'required',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  clearSearch: 'Clear search',
  /** Both numbers as they are written; `limit` is the second one, for the form of the word. */
  counter: (used: string, largest: string, _limit: number) => `${used} of ${largest} letters`,
  strength: { weak: 'Weak password', fair: 'Fair password', strong: 'Strong password' },
  passwordsEqual: 'Passwords match',
  passwordsDiffer: 'Passwords not equal',
  lettersLeft: (count: number) => `${count} ${plural('en', { one: 'letter', other: 'letters' })(count)} left`,
  lettersOver: (count: number) => `${count} ${plural('en', { one: 'letter', other: 'letters' })(count)} too many`,
}

export type BasicLabels = typeof en

export const se: BasicLabels = {
  required: 'obligatoriskt',
  showPassword: 'Visa lösenordet',
  hidePassword: 'Dölj lösenordet',
  clearSearch: 'Rensa sökningen',
  counter: (used, largest) => `${used} av ${largest} tecken`,
  strength: { weak: 'Svagt lösenord', fair: 'Godtagbart lösenord', strong: 'Starkt lösenord' },
  passwordsEqual: 'Lösenorden stämmer överens',
  passwordsDiffer: 'Lösenorden stämmer inte överens',
  lettersLeft: (count) => `${count} tecken kvar`,
  lettersOver: (count) => `${count} tecken för många`,
}

export const no: BasicLabels = {
  required: 'obligatorisk',
  showPassword: 'Vis passordet',
  hidePassword: 'Skjul passordet',
  clearSearch: 'Tøm søket',
  counter: (used, largest) => `${used} av ${largest} tegn`,
  strength: { weak: 'Svakt passord', fair: 'Brukbart passord', strong: 'Sterkt passord' },
  passwordsEqual: 'Passordene er like',
  passwordsDiffer: 'Passordene er ikke like',
  lettersLeft: (count) => `${count} tegn igjen`,
  lettersOver: (count) => `${count} tegn for mange`,
}

const isLetters = plural('is', { one: 'staf', other: 'stöfum' })

export const is: BasicLabels = {
  required: 'fylla þarf út',
  showPassword: 'Sýna lykilorð',
  hidePassword: 'Fela lykilorð',
  clearSearch: 'Hreinsa leit',
  counter: (used, largest, limit) => `${used} af ${largest} ${isLetters(limit)}`,
  strength: { weak: 'Veikt lykilorð', fair: 'Sæmilegt lykilorð', strong: 'Sterkt lykilorð' },
  passwordsEqual: 'Lykilorðin eru eins',
  passwordsDiffer: 'Lykilorðin eru ekki eins',
  lettersLeft: (count) => `${count} ${plural('is', { one: 'stafur', other: 'stafir' })(count)} eftir`,
  lettersOver: (count) => `${count} ${plural('is', { one: 'staf', other: 'stöfum' })(count)} of mikið`,
}
