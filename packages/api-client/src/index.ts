export { type Caller, createCaller, type Download } from './caller'
export { permissions } from './claims'
export { createClient } from './client'
export { type Area, areas, type MenuGroup, menuGroups, type TypeNumber, typeNames } from './contract/base/areas'
export { auditAuthors } from './contract/base/audit-authors'
export type { Answer, Body, Call, Params, Query } from './contract/base/call'
export { type ContentStatus, type Visibility, type VisibilityState, visibilities } from './contract/base/content-status'
export { levelOf, type Option } from './contract/base/content-type'
export { describeFields, type FieldDescription } from './contract/base/field-descriptions'
export {
  type LanguageCode,
  type Localised,
  languageCodes,
  languageTags,
  lastIndex,
  type MediaKind,
  type Status,
} from './contract/base/fields'
export { floorLimits } from './contract/base/floor-map'
export { type WeekEdge, weekOf } from './contract/base/list'
export { mediaExtensions } from './contract/base/media-types'
export type { ItemHours } from './contract/base/opening-hours'
export { check, type FieldError, fieldErrorOf, formSchema } from './contract/base/rules'
export { type Reference, referencesIn, walk, withoutReferences } from './contract/base/walk'
export {
  type AuditEntry,
  type AuditKind,
  type AuditResource,
  auditClients,
  auditDetails,
  auditKinds,
  auditResources,
} from './contract/calls/audit'
export type { FloorPlan, Reach, Unreachable } from './contract/calls/floor-plans'
/** The calls outside the call family of content types. */
export * as calls from './contract/calls/index'
export type { ItemRemovalPlan } from './contract/calls/item-removal'
export type { Mall } from './contract/calls/mall'
export type { MediaCategory } from './contract/calls/media-category'
export type { ListedMediaFile, MediaFile } from './contract/calls/media-library'
export { type PreviewRecord, previewReady, previewRecord } from './contract/calls/preview-frame'
export type { Change, HiddenChanges, Publication } from './contract/calls/publication'
export type { Tile, TileName } from './contract/calls/published'
export type { Found } from './contract/calls/search'
export type { Sms } from './contract/calls/sms'
export type { MallSnapshot, MapState } from './contract/calls/snapshot'
export type { Station, StationEvent, StationState } from './contract/calls/station'
export {
  type SearchStatistics,
  type StatisticSeries,
  type Statistics,
  type StatisticType,
  type StatisticView,
  statisticPeriods,
  statisticTypes,
  statisticViews,
  type VisitorSearch,
  xlsxType,
} from './contract/calls/statistic'
export type { Trashed } from './contract/calls/trash'
export { kioskPages } from './contract/category'
/** All content types, with fields, area and call family. */
export { connectorTraits } from './contract/connector'
export * as contentTypes from './contract/content-types'
export type {
  AnyContentType,
  BodyOf,
  ContentType,
  ListedOf,
  RecordOf,
} from './contract/index'
/** Users and groups, which belong to no mall and have neither drafts nor publications. */
export * as peopleTypes from './contract/people-types'
/** The single-record types, of which each mall has exactly one record. */
export * as singleRecords from './contract/single-records'
export { copyName } from './copy-name'
export { ApiError, errorStatuses, type Usage } from './errors'
export { formats } from './formats'
export { type MallClock, mallClock } from './mall-clock'
export { areaOf, may, mayPreview, mayPublish, type Permissions } from './permissions'
export { dayAt, isForStation, type VisibilityRules, type VisitorContext, visibilityOf } from './visibility'
export { visitorLanguages } from './visitor-languages'
