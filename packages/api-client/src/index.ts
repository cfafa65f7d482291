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
} from './contract/areas'
export { type AuditEntry, auditEntry, auditTrail } from './contract/audit'
export type { Access, Answer, Body, Call, Method, Params, Query } from './contract/call'
export { categoriesOfType, kioskPages } from './contract/category'
export { choosePassword } from './contract/choose-password'
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
} from './contract/content-type'
export * from './contract/content-types'
export { tellEditing } from './contract/editing'
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
} from './contract/fields'
export { type FloorPlan, floorPlans } from './contract/floor-plans'
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
export { type ItemRemovalPlan, itemRemoval, removeItem, undoItemRemoval } from './contract/item-removal'
export { kioskMe, kioskPreview, kioskPreviewSite, kioskPublication, kioskSite } from './contract/kiosk'
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
} from './contract/mall'
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
} from './contract/media-category'
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
} from './contract/media-library'
export {
  type MediaExtension,
  maxPixels,
  maxUploadBytes,
  mediaExtensions,
  mediaTypeOfName,
} from './contract/media-types'
export type { ItemHours, OpeningHours } from './contract/opening-hours'
export { requestPasswordReset } from './contract/password-reset'
export { config, endPreviewLinks, previewLink } from './contract/preview'
export { type PreviewRecord, previewReady, previewRecord } from './contract/preview-frame'
export {
  type Change,
  changes,
  type FrozenMall,
  frozenMall,
  type KeptBack,
  type Publication,
  publications,
  publish,
  rollback,
  rollbackChanges,
} from './contract/publication'
export { published, type Tile, type TileName, tileNames } from './contract/published'
export type { Reason } from './contract/reasons'
export { type ResourceName, resourceNames } from './contract/resource-names'
export { richText, richTextBounds } from './contract/rich-text'
export { check, type FieldError, fieldErrorOf, fieldErrors, formSchema, type Rule, ruleMessage } from './contract/rules'
export { type Found, search } from './contract/search'
export { area, changePassword, endSessions, login, logout, session, sessions } from './contract/session'
export { setup } from './contract/setup'
export { replaceSms, type Sms, type SmsResult, sms, smsBody, smsResults, smsSettings, testSms } from './contract/sms'
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
} from './contract/station'
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
} from './contract/statistic'
export { type Trashed, trash } from './contract/trash'
export { type User, user } from './contract/user'
export { type UserGroup, userGroup } from './contract/user-group'
export { type Path, resourcesReferredTo, walk, withoutReferences } from './contract/walk'
export { z } from './contract/zod'
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
