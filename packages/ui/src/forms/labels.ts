import { plural } from '../internal/plural'

/** The seven rules of the specification, in its exact words; `limit` is the N of a length message. */
type RuleMessages = {
  required: string
  maxLength: (limit: number) => string
  minLength: (limit: number) => string
  passwordMismatch: string
  email: string
  integer: string
  invalid: string
}

const enProblems = plural('en', { one: 'field needs', other: 'fields need' })

export const en = {
  rules: {
    required: 'Field is required',
    maxLength: (limit) => `Field must have less than ${limit} letters`,
    minLength: (limit) => `Field must have at least ${limit} letters`,
    passwordMismatch: 'Passwords not equal',
    email: 'Email is incorrect',
    integer: 'Should be integer number',
    invalid: 'Invalid value',
  } as RuleMessages,
  problems: (count: number) => `${count} ${enProblems(count)} your attention`,
  save: 'Save',
  saving: 'Saving',
  languages: 'Languages of the content',
  wrong: 'has an error',
  on: 'On',
  off: 'Off',
  draft: (time: string) => `You have unsaved changes from ${time}`,
  restore: 'Restore',
  discard: 'Discard',
  takenOver: (who: string) => `${who} changed other fields in the meantime. The form now shows those changes.`,
  someone: 'Someone else',
  conflictTitle: (who: string) => `${who} changed this too`,
  conflictText: 'It was saved after you opened it. Choose what to keep for each field.',
  yours: 'your version',
  nothing: 'empty',
  saveChoice: 'Save choices',
  cancel: 'Cancel',
  unsavedTitle: 'You have unsaved changes',
  unsavedText: 'Keep editing to save them, or discard them.',
  keepEditing: 'Keep editing',
  discardChanges: 'Discard changes',
}

export type FormsLabels = typeof en

export const se: FormsLabels = {
  rules: {
    required: 'Fältet är obligatoriskt',
    maxLength: (limit) => `Fältet måste ha färre än ${limit} tecken`,
    minLength: (limit) => `Fältet måste ha minst ${limit} tecken`,
    passwordMismatch: 'Lösenorden stämmer inte överens',
    email: 'E-postadressen är ogiltig',
    integer: 'Måste vara ett heltal',
    invalid: 'Ogiltigt värde',
  },
  problems: (count) => `${count} fält behöver ses över`,
  save: 'Spara',
  saving: 'Sparar',
  languages: 'Innehållets språk',
  wrong: 'innehåller fel',
  on: 'På',
  off: 'Av',
  draft: (time) => `Du har osparade ändringar från ${time}`,
  restore: 'Återställ',
  discard: 'Kasta',
  takenOver: (who) => `${who} ändrade andra fält under tiden. De finns nu i formuläret.`,
  someone: 'Någon annan',
  conflictTitle: (who) => `${who} har också ändrat detta`,
  conflictText: 'Det sparades efter att du öppnade det. Välj version för varje fält.',
  yours: 'din version',
  nothing: 'tomt',
  saveChoice: 'Spara valet',
  cancel: 'Avbryt',
  unsavedTitle: 'Du har osparade ändringar',
  unsavedText: 'Fortsätt redigera för att spara dem, eller kasta dem.',
  keepEditing: 'Fortsätt redigera',
  discardChanges: 'Kasta ändringarna',
}

export const no: FormsLabels = {
  rules: {
    required: 'Feltet er obligatorisk',
    maxLength: (limit) => `Feltet må ha færre enn ${limit} tegn`,
    minLength: (limit) => `Feltet må ha minst ${limit} tegn`,
    passwordMismatch: 'Passordene er ikke like',
    email: 'E-postadressen er ugyldig',
    integer: 'Må være et heltall',
    invalid: 'Ugyldig verdi',
  },
  problems: (count) => `${count} felt må rettes`,
  save: 'Lagre',
  saving: 'Lagrer',
  languages: 'Innholdets språk',
  wrong: 'inneholder feil',
  on: 'På',
  off: 'Av',
  draft: (time) => `Du har ulagrede endringer fra ${time}`,
  restore: 'Gjenopprett',
  discard: 'Forkast',
  takenOver: (who) => `${who} endret andre felter i mellomtiden. De står nå i skjemaet.`,
  someone: 'Noen andre',
  conflictTitle: (who) => `${who} endret også dette`,
  conflictText: 'Det ble lagret etter at du åpnet det. Velg versjon for hvert felt.',
  yours: 'ditt',
  nothing: 'tomt',
  saveChoice: 'Lagre valget',
  cancel: 'Avbryt',
  unsavedTitle: 'Du har ulagrede endringer',
  unsavedText: 'Fortsett å redigere for å lagre dem, eller forkast dem.',
  keepEditing: 'Fortsett å redigere',
  discardChanges: 'Forkast endringene',
}

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
  discard: 'Henda',
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
