import type { Call } from './call'
import { categoriesOfType, category } from './category'
import { event } from './event'
import { item } from './item'
import { config, endPreviewLinks, kioskMe, kioskPreview, kioskPublication, previewLink } from './kiosk'
import { languages, mallImage, malls, sites } from './mall'
import { offer } from './offer'
import { changes, publications, publish, rollback } from './publication'
import { published } from './published'
import { service } from './service'
import { area, login, logout, session } from './session'
import { stationKey, stations } from './station'

/** Every kind of content, in the order of the menu. A new kind is one line here. */
export const contentTypes = { event, category, item, service, offer }

/** The calls that are not of the family every kind of content has. */
export const ownCalls = {
  sites,
  config,
  login,
  logout,
  session,
  area,
  malls,
  mallImage,
  languages,
  published,
  categoriesOfType,
  stations,
  stationKey,
  publications,
  publish,
  changes,
  rollback,
  kioskMe,
  kioskPublication,
  kioskPreview,
  previewLink,
  endPreviewLinks,
}

/** Every call there is. */
export const allCalls: Call[] = [
  ...Object.values(ownCalls),
  ...Object.values(contentTypes).flatMap(({ calls: { order, ...calls }, ordered }) =>
    Object.values<Call>(ordered ? { ...calls, order } : calls),
  ),
]

export type AnyContentType = (typeof contentTypes)[keyof typeof contentTypes]
