// Exports for the workspace's server and tests only; not published.
export type { CallerOptions, Input } from '../caller'
export { type AreaByType, isArea, type Verb } from '../contract/base/areas'
export { bodyLimit } from '../contract/base/body-limit'
export { type Access, type Method, nothing } from '../contract/base/call'
export { contentStatus, visibility, visibilityState } from '../contract/base/content-status'
export { option, type TileSpec, writtenIn } from '../contract/base/content-type'
export {
  area,
  type FieldFacts,
  mediaKind,
  onPicture,
  position,
  richTextLimit,
  status,
  typeNumber,
  user,
} from '../contract/base/fields'
export { floorMap, unit } from '../contract/base/floor-map'
export type { SortKind } from '../contract/base/list'
export { type MediaExtension, maxPixels, maxUploadBytes, mediaTypeOfName } from '../contract/base/media-types'
export { itemHours, openingHours, passageHours, slot } from '../contract/base/opening-hours'
export type { Reason } from '../contract/base/reasons'
export { type ResourceName, resourceNames } from '../contract/base/resource-names'
export { richText, richTextBounds } from '../contract/base/rich-text'
export { fieldError } from '../contract/base/rules'
export { storedRecord } from '../contract/base/stored-record'
export { type Path, resourcesReferredTo } from '../contract/base/walk'
export { mediaPageSize } from '../contract/calls/media-library'
export { hiddenChanges, type KeptBack } from '../contract/calls/publication'
export { tile, tileNames } from '../contract/calls/published'
export { mallSnapshot } from '../contract/calls/snapshot'
export { stationSlideshow } from '../contract/calls/station'
export {
  type FoundKind,
  longestSearch,
  type StatisticEvent,
  type StatisticGroup,
  statisticBatch,
  statisticEvent,
} from '../contract/calls/statistic'
export { clickAction } from '../contract/category'
export { stop } from '../contract/connector'
export { allCalls, type SingleRecord, type StoredKind, storedKinds } from '../contract/index'
export { frame, layer, slides } from '../contract/slideshow'
export { type ErrorCode, type FailedRecord, failure, type ServerErrorCode, usage } from '../errors'
export { localTimeFormat } from '../local-time'
export { areasOf } from '../permissions'
export { visibilityOfDraft } from '../visibility'
