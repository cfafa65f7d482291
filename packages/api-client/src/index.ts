export { type Caller, type CallerOptions, type CallOptions, createCaller, type Download, type Input } from './caller'
export { type Claim, permissions } from './claims'
export { type Client, createClient, type NamedCall, type Resources } from './client'
export {
  type Area,
  type AreaByType,
  areas,
  isArea,
  type MenuGroup,
  menuGroups,
  type TypeNumber,
  type Verb,
} from './contract/base/areas'
export type { Access, Answer, Body, Call, Method, Params, Query } from './contract/base/call'
export {
  type BodyOf,
  type ContentStatus,
  contentStatus,
  contentType,
  describeFields,
  type FieldDescription,
  type ListedOf,
  type Option,
  type RecordOf,
  type TileSpec,
} from './contract/base/content-type'
export {
  type FieldFacts,
  type LanguageCode,
  type Localised,
  languageCodes,
  lastIndex,
  type MediaKind,
  mediaKinds,
  richTextLimit,
  type Status,
} from './contract/base/fields'
export {
  type MediaExtension,
  maxPixels,
  maxUploadBytes,
  mediaExtensions,
  mediaTypeOfName,
} from './contract/base/media-types'
export type { ItemHours, OpeningHours } from './contract/base/opening-hours'
export type { Reason } from './contract/base/reasons'
export { type ResourceName, resourceNames } from './contract/base/resource-names'
export { richText, richTextBounds } from './contract/base/rich-text'
export {
  check,
  type FieldError,
  fieldErrorOf,
  fieldErrors,
  formSchema,
  type Rule,
  ruleMessage,
} from './contract/base/rules'
export { type Path, resourcesReferredTo, walk, withoutReferences } from './contract/base/walk'
export { z } from './contract/base/zod'
export { type AuditEntry, auditEntry, auditTrail } from './contract/calls/audit'
export { choosePassword } from './contract/calls/choose-password'
export { tellEditing } from './contract/calls/editing'
export { type FloorPlan, floorPlans } from './contract/calls/floor-plans'
export { type ItemRemovalPlan, itemRemoval, removeItem, undoItemRemoval } from './contract/calls/item-removal'
export { kioskMe, kioskPreview, kioskPreviewSite, kioskPublication, kioskSite } from './contract/calls/kiosk'
export {
  createMall,
  language,
  languages,
  type Mall,
  mall,
  mallBody,
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
} from './contract/calls/mall'
export {
  createMediaCategory,
  type MediaCategory,
  mediaCategories,
  mediaCategory,
  mediaCategoryBody,
  mediaCategoryOptions,
  mediaCategoryUsage,
  oneMediaCategory,
  removeMediaCategories,
  replaceMediaCategory,
  restoreMediaCategories,
} from './contract/calls/media-category'
export {
  finishReplacement,
  finishUpload,
  type ListedMediaFile,
  type MediaFile,
  mediaBody,
  mediaFile,
  mediaFiles,
  mediaImages,
  mediaList,
  mediaOne,
  mediaOptions,
  mediaPage,
  mediaStorage,
  mediaUsage,
  mediaUsages,
  removeMedia,
  replaceMedia,
  replaceMediaFile,
  restoreMedia,
  setMediaFields,
  uploadMedia,
} from './contract/calls/media-library'
export { requestPasswordReset } from './contract/calls/password-reset'
export { config, endPreviewLinks, previewLink } from './contract/calls/preview'
export { type PreviewRecord, previewReady, previewRecord } from './contract/calls/preview-frame'
export {
  type Change,
  changes,
  type KeptBack,
  type MallSnapshot,
  mallSnapshot,
  type Publication,
  publications,
  publish,
  rollback,
  rollbackChanges,
} from './contract/calls/publication'
export { published, type Tile, type TileName, tileNames } from './contract/calls/published'
export { type Found, search } from './contract/calls/search'
export { area, changePassword, endSessions, login, logout, session, sessions } from './contract/calls/session'
export { setup } from './contract/calls/setup'
export {
  replaceSms,
  type Sms,
  type SmsResult,
  sms,
  smsBody,
  smsResults,
  smsSettings,
  testSms,
} from './contract/calls/sms'
export {
  createStation,
  removeStations,
  replaceStation,
  restoreStations,
  type Station,
  type StationEvent,
  type StationState,
  stationBody,
  stationEvents,
  stationKey,
  stations,
  stationUsage,
} from './contract/calls/station'
export {
  exportStatistics,
  kioskStatistic,
  type StatisticEvent,
  type StatisticGroup,
  type StatisticSeries,
  type Statistics,
  type StatisticType,
  type StatisticView,
  statisticBatch,
  statisticGroups,
  statisticPeriods,
  statistics,
  statisticTypes,
  statisticViews,
  topShops,
  xlsxType,
} from './contract/calls/statistic'
export { type Trashed, trash } from './contract/calls/trash'
export { type User, user } from './contract/calls/user'
export { type UserGroup, userGroup } from './contract/calls/user-group'
export { categoriesOfType, kioskPages } from './contract/category'
export * from './contract/content-types'
export {
  type AnyCall,
  type AnyContentType,
  allCalls,
  type ContentType,
  contentTypes,
  ownCalls,
  peopleTypes,
  type SingleRecord,
  type StoredKind,
  singleRecords,
  storedKinds,
} from './contract/index'
export { type InfoPage, infoPage } from './contract/info-page'
export {
  ApiError,
  type ErrorCode,
  errorCatalogue,
  type FailedRecord,
  type Failure,
  failure,
  type ServerErrorCode,
  type Usage,
} from './errors'
export { formats } from './formats'
export {
  areaOf,
  areasOf,
  type Grant,
  may,
  mayOpenGroup,
  mayPreview,
  mayPublish,
  type Permissions,
} from './permissions'
