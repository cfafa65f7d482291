import { plural } from '../../internal/plural'

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
