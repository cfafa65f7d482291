import type { Change, HiddenChanges } from '@kiosk-admin/api-client'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { useFieldWord } from '../feature/field-word'
import { useNoun } from '../feature/known-features'
import { areaMessages } from '../i18n/area-messages'
import { authorName } from '../i18n/author-name'
import { fieldMessages } from '../i18n/field-messages'
import { useMessages } from '../i18n/i18n'

/** A changed record; there may be no message for its resource. */
type ChangedRecord = Pick<Change, 'name' | 'fields'> & { resource: string }

/** Lower-cases a word within a sentence, except for abbreviations such as "SMS ID". */
export const lowerFirst = (word: string) =>
  /^\p{Lu}\p{Lu}/u.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1)

/** Returns a function that translates a change: the record's name, its noun and the changed fields. */
export function useChangeText() {
  const nounOf = useNoun()
  const textIn = useLocalisedText()
  const f = useMessages(fieldMessages)
  const fieldWord = useFieldWord()
  return (change: ChangedRecord) => ({
    name: textIn(change.name),
    type: nounOf(change.resource),
    fields: [
      ...new Set(
        change.fields.map(({ path }) =>
          lowerFirst(fieldWord(change.resource, path.split('.')[0] ?? '') ?? f('fields.other')),
        ),
      ),
    ],
  })
}

/** Returns a function that names the area and the author of changes that the user may not read. */
export function useHiddenText() {
  const a = useMessages(areaMessages)
  return ({ area, by, count }: HiddenChanges) => ({
    area: a(`areas.${area}`),
    count,
    ...(by ? { by: authorName(by) } : {}),
  })
}
