import type { Change } from '@kiosk-admin/api-client'
import { useTextIn } from '../data/use-text-in'
import { changeMessages } from './change-messages'
import { useTexts } from './i18n'

/** A word for it, if there is one; kinds and fields to come need no text here before they are shown. */
const wordFor = <W extends Record<string, string>>(words: W, name: string) =>
  (name in words ? name : 'other') as keyof W & string

/** Says a change in words: what it is called, what kind of thing it is, and which of its fields changed. */
export function useChangeWords() {
  const t = useTexts(changeMessages)
  const textIn = useTextIn()
  const { resource: resources, field: fields } = changeMessages.texts.changes
  return (change: Pick<Change, 'name' | 'resource' | 'fields'>) => ({
    name: textIn(change.name),
    type: t(`changes.resource.${wordFor(resources, change.resource)}`),
    fields: [
      ...new Set(change.fields.map(({ path }) => t(`changes.field.${wordFor(fields, path.split('.')[0] ?? '')}`))),
    ],
  })
}
