import { plural } from '../../internal/plural'
import type { FormsLabels } from './en'

const isLetters = plural('is', { one: 'stafur', other: 'stafir' })

const isProblems = plural('is', { one: 'reit þarf', other: 'reiti þarf' })

export const is: FormsLabels = {
  rules: {
    required: 'Fylla þarf út reitinn',
    maxLength: (limit) => `Textinn verður að vera styttri en ${limit} ${isLetters(limit)}`,
    minLength: (limit) => `Textinn verður að vera að minnsta kosti ${limit} ${isLetters(limit)}`,
    passwordMismatch: 'Lykilorðin eru ekki eins',
    email: 'Netfangið er ógilt',
    integer: 'Verður að vera heil tala',
    invalid: 'Ógilt gildi',
  },
  problems: (count) => `${count} ${isProblems(count)} að laga`,
  save: 'Vista',
  saving: 'Vistar …',
  languages: 'Tungumál efnisins',
  wrong: 'inniheldur villu',
  on: 'Kveikt',
  off: 'Slökkt',
  draft: (time) => `Þú ert með óvistaðar breytingar frá ${time}`,
  restore: 'Endurheimta',
  discard: 'Henda breytingunum',
  takenOver: (who) => `${who} breytti öðrum reitum á meðan. Þær breytingar eru nú í eyðublaðinu.`,
  someone: 'Einhver annar',
  conflictTitle: (who) => `${who} breytti þessu líka`,
  conflictText: 'Þetta var vistað eftir að þú opnaðir það. Veldu útgáfu fyrir hvern reit.',
  yours: 'þín útgáfa',
  nothing: 'autt',
  saveChoice: 'Vista valið',
  cancel: 'Hætta við',
  unsavedTitle: 'Þú ert með óvistaðar breytingar',
  unsavedText: 'Haltu áfram að breyta til að vista þær, eða hentu þeim.',
  keepEditing: 'Halda áfram að breyta',
  discardChanges: 'Henda breytingunum',
}
