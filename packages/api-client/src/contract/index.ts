import type { Call } from './base/call'
import type { contentType } from './base/content-type'
import { auditTrail } from './calls/audit'
import { choosePassword } from './calls/choose-password'
import { tellEditing } from './calls/editing'
import { floorPlans } from './calls/floor-plans'
import { itemRemoval, removeItem, undoItemRemoval } from './calls/item-removal'
import { kioskMe, kioskPreview, kioskPreviewSite, kioskPublication, kioskSite } from './calls/kiosk'
import {
  createMall,
  languages,
  mallImage,
  malls,
  mallUsers,
  missingTexts,
  oneMall,
  removeMalls,
  replaceMall,
  setMallImage,
  setMallUsers,
  sites,
} from './calls/mall'
import {
  createMediaCategory,
  mediaCategories,
  mediaCategoryOptions,
  mediaCategoryUsage,
  oneMediaCategory,
  removeMediaCategories,
  replaceMediaCategory,
  restoreMediaCategories,
} from './calls/media-category'
import {
  finishReplacement,
  finishUpload,
  mediaFiles,
  mediaImages,
  mediaList,
  mediaOne,
  mediaOptions,
  mediaStorage,
  mediaUsage,
  mediaUsages,
  removeMedia,
  replaceMedia,
  replaceMediaFile,
  restoreMedia,
  setMediaFields,
  uploadMedia,
} from './calls/media-library'
import { requestPasswordReset } from './calls/password-reset'
import { config, endPreviewLinks, previewLink } from './calls/preview'
import { changes, publications, publish, rollback, rollbackChanges } from './calls/publication'
import { published } from './calls/published'
import { search } from './calls/search'
import { area, changePassword, endSessions, login, logout, session, sessions } from './calls/session'
import { setup } from './calls/setup'
import { replaceSms, smsSettings, testSms } from './calls/sms'
import {
  createStation,
  removeStations,
  replaceStation,
  restoreStations,
  stationEvents,
  stationKey,
  stations,
  stationUsage,
} from './calls/station'
import { exportStatistics, kioskStatistic, statistics, topShops } from './calls/statistic'
import { trash } from './calls/trash'
import { user } from './calls/user'
import { userGroup } from './calls/user-group'
import { categoriesOfType } from './category'
import * as kinds from './content-types'
import { infoPage } from './info-page'

/** Every kind of content, by its name in the store. */
export const contentTypes = kinds

/** Any of the content types. */
export type AnyContentType = (typeof contentTypes)[keyof typeof contentTypes]

type Named<R extends string> = { resource: R; type: Uncapitalize<R> }

/** A content type, whichever it is. */
export type ContentType = Omit<ReturnType<typeof contentType>, 'resource' | 'type'> & Named<AnyContentType['resource']>

/** Records that exist once in each mall. */
export const singleRecords = { infoPage }

/** Users and groups: not part of a mall, without draft and publication. */
export const peopleTypes = { user, userGroup }

/** Any record that a mall has exactly one of. */
export type SingleRecord = (typeof singleRecords)[keyof typeof singleRecords]

/** The parts of a kind that the store needs. */
export type StoredKind = Pick<
  ContentType,
  'area' | 'body' | 'alsoListed' | 'ordered' | 'saved' | 'lastDay' | 'notInList' | 'fieldNames'
> &
  Named<AnyContentType['resource'] | SingleRecord['resource']>

/** Everything that is drafted, published, and named by others. */
export const storedKinds: StoredKind[] = [...Object.values<StoredKind>(contentTypes), ...Object.values(singleRecords)]

/** The calls that are not of the family every kind of content has. */
export const ownCalls = {
  sites,
  config,
  setup,
  choosePassword,
  requestPasswordReset,
  login,
  logout,
  session,
  sessions,
  endSessions,
  changePassword,
  area,
  malls,
  oneMall,
  createMall,
  replaceMall,
  removeMalls,
  mallUsers,
  setMallUsers,
  mallImage,
  setMallImage,
  missingTexts,
  languages,
  published,
  categoriesOfType,
  floorPlans,
  itemRemoval,
  removeItem,
  undoItemRemoval,
  mediaImages,
  mediaFiles,
  mediaList,
  mediaOptions,
  mediaStorage,
  mediaOne,
  uploadMedia,
  finishReplacement,
  finishUpload,
  replaceMedia,
  replaceMediaFile,
  setMediaFields,
  mediaUsage,
  mediaUsages,
  removeMedia,
  restoreMedia,
  mediaCategories,
  mediaCategoryOptions,
  mediaCategoryUsage,
  oneMediaCategory,
  createMediaCategory,
  replaceMediaCategory,
  removeMediaCategories,
  restoreMediaCategories,
  stations,
  createStation,
  replaceStation,
  removeStations,
  restoreStations,
  stationEvents,
  stationUsage,
  stationKey,
  smsSettings,
  replaceSms,
  testSms,
  publications,
  publish,
  changes,
  rollback,
  rollbackChanges,
  statistics,
  topShops,
  exportStatistics,
  trash,
  auditTrail,
  search,
  tellEditing,
  kioskMe,
  kioskPublication,
  kioskPreview,
  kioskPreviewSite,
  kioskSite,
  kioskStatistic,
  previewLink,
  endPreviewLinks,
}

/** Every call there is. */
export const allCalls: Call[] = [
  ...Object.values(ownCalls),
  ...Object.values<ContentType>(contentTypes).flatMap(callsOf),
  ...Object.values(singleRecords).flatMap(({ calls }) => Object.values<Call>(calls)),
  ...Object.values(peopleTypes).flatMap(({ calls }) => Object.values<Call>(calls)),
]

/** The calls of the family that a kind has. */
function callsOf({ calls: { order, create, replace, save, ...calls }, ordered, saved }: ContentType): Call[] {
  return [...Object.values(calls), ...(saved ? [save] : [create, replace]), ...(ordered ? [order] : [])]
}

type CallsOf<T> = T extends { calls: infer C; ordered: infer O; saved: infer S }
  ? C[Exclude<keyof C, (O extends true ? never : 'order') | (S extends true ? 'create' | 'replace' : 'save')>]
  : T extends { calls: infer C }
    ? C[keyof C]
    : never

/** Any of the calls, by its own type. */
export type AnyCall =
  | (typeof ownCalls)[keyof typeof ownCalls]
  | CallsOf<AnyContentType>
  | CallsOf<(typeof singleRecords)[keyof typeof singleRecords]>
  | CallsOf<(typeof peopleTypes)[keyof typeof peopleTypes]>
