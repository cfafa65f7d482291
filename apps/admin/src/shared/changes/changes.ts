import type { Change } from '@kiosk-admin/api-client'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { useNoun } from '../feature/known-features'
import { fieldMessages } from '../i18n/field-messages'
import { useTexts } from '../i18n/i18n'
import { languageDisplay, useLanguage } from '../i18n/language'

/** A word for it, if there is one; kinds and fields to come need no text here before they are shown. */
const wordFor = <W extends Record<string, string>>(words: W, name: string) =>
  (name in words ? name : 'other') as keyof W & string

/** A changed record; also one of a resource that has no word here. */
type ChangedRecord = Pick<Change, 'name' | 'fields'> & { resource: string }

/** Says a change in words: what it is called, what kind of thing it is, and which of its fields changed. */
export function useChangeWords() {
  const nounOf = useNoun()
  const textIn = useLocalisedText()
  const f = useTexts(fieldMessages)
  const { locale } = languageDisplay[useLanguage()]
  // inside a line; short forms such as "SMS ID" stay as they are
  const small = (word: string) =>
    /^\p{Lu}\p{Lu}/u.test(word) ? word : word.charAt(0).toLocaleLowerCase(locale) + word.slice(1)
  const { fields } = fieldMessages.texts
  return (change: ChangedRecord) => ({
    name: textIn(change.name),
    type: nounOf(change.resource),
    fields: [
      ...new Set(change.fields.map(({ path }) => small(f(`fields.${wordFor(fields, path.split('.')[0] ?? '')}`)))),
    ],
  })
}
