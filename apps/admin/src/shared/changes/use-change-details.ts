import type { Change } from '@kiosk-admin/api-client'
import { authorName } from '../i18n/author-name'
import { useMessages } from '../i18n/i18n'
import { changeMessages } from './change-messages'
import { lowerFirst, useChangeText } from './changes'
import { type RecordNames, useFieldValues } from './use-field-values'
import { useMayRevert } from './use-may-revert'

/** Returns a function that words a whole change: with its authors, and its fields before and after. */
export function useChangeDetails() {
  const words = useChangeText()
  const values = useFieldValues()
  const mayRevert = useMayRevert()
  const t = useMessages(changeMessages)
  return (change: Change, names: RecordNames) => ({
    id: change.id,
    kind: change.kind,
    ...words(change),
    values: values(change, names),
    authors: change.authors.map(authorName),
    ...(change.at ? { at: new Date(change.at) } : {}),
    ...(change.reason ? { reason: lowerFirst(t(`changes.reason.${change.reason}`)) } : {}),
    revertible: mayRevert(change),
  })
}
