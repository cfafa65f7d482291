import { plural } from '../../internal/plural'
import type { BasicLabels } from './en'

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
