import { formSchema, type Mall, mallBody } from '@kiosk-admin/api-client'
import type { Values } from '../../shared/content/record-values'
import { allLanguages } from '../../shared/language'
import { newId } from '../../shared/new-id'

/** What forms need to know of a mall. */
export const mallKind = {
  resource: 'Mall',
  body: mallBody,
  fieldNames: [
    'name',
    'timeZone',
    'languages',
    'iconId',
    'eventUrl',
    'eventCategoryId',
    'location',
    'brandColor',
  ] satisfies (keyof Mall)[],
} as const

export const mallSchema = formSchema(mallBody, allLanguages)

/** A new mall has its maker's time zone, as far as the browser knows one that servers know too. */
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
})
