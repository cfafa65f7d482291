import type { BasicLabels } from './en'

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
