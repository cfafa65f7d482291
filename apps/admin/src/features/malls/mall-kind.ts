import { calls, formSchema, type Mall } from '@kiosk-admin/api-client'
import type { Values } from '../../shared/content/editor/record-values'
import { allLanguages } from '../../shared/i18n/language'
import { newId } from '../../shared/new-id'

/** The contract of the mall's form. */
export const mallKind = {
  resource: 'Mall',
  body: calls.replaceMall.body,
  fieldNames: [
    'name',
    'timeZone',
    'languages',
    'iconId',
    'eventUrl',
    'eventCategoryId',
    'location',
    'brandColor',
    'fontId',
  ] satisfies (keyof Mall)[],
} as const

export const mallSchema = formSchema(calls.replaceMall.body, allLanguages)

/** A new mall starts with the user's time zone, if the server knows it. */
export const newMall = (timeZone: string): Values => ({
  id: newId(),
  name: '',
  timeZone,
  languages: [],
  iconId: null,
  eventUrl: null,
  eventCategoryId: null,
  location: null,
  brandColor: null,
  fontId: null,
})
