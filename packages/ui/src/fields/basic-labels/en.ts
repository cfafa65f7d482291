import { plural } from '../../internal/plural'

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
