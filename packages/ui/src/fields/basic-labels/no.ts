import type { BasicLabels } from './en'

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
