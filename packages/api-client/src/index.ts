export { type Client, type ClientOptions, createClient, type Input } from './client'
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
export type { Access, Answer, Body, Call, Method, Params, Query } from './contract/call'
export { type Category, categoriesOfType, category, kioskPages, type ListedCategory } from './contract/category'
export {
  type BodyOf,
  type ContentStatus,
  type ContentType,
  contentStatus,
  contentType,
  describeFields,
  type FieldDescription,
  type ListedOf,
  type Option,
  type RecordOf,
} from './contract/content-type'
export { type Event, event, type ListedEvent } from './contract/event'
export {
  type FieldFacts,
  type LanguageCode,
  type Localised,
  languageCodes,
  lastIndex,
  richTextLimit,
  type Status,
} from './contract/fields'
export { type AnyContentType, allCalls, contentTypes, ownCalls } from './contract/index'
export { type Item, item, type ListedItem } from './contract/item'
export { config, endPreviewLinks, kioskMe, kioskPreview, kioskPublication, previewLink } from './contract/kiosk'
export { language, languages, type Mall, mall, mallImage, malls, sites } from './contract/mall'
export { type ListedOffer, type Offer, offer } from './contract/offer'
export type { OpeningHours } from './contract/opening-hours'
export {
  type Change,
  changes,
  type FrozenMall,
  frozenMall,
  type Publication,
  publications,
  publish,
  rollback,
} from './contract/publication'
export { published, type Tile, type TileName, tileNames } from './contract/published'
export { type ResourceName, resourceNames } from './contract/resource-names'
export { richText } from './contract/rich-text'
export { check, type FieldError, fieldErrorOf, fieldErrors, formSchema, type Rule, ruleMessage } from './contract/rules'
export { type ListedService, type Service, service } from './contract/service'
export { area, login, logout, session } from './contract/session'
export { type Station, type StationState, stationKey, stations } from './contract/station'
export { resourcesReferredTo, walk } from './contract/walk'
export { z } from './contract/zod'
export {
  ApiError,
  type ErrorCode,
  errorCatalogue,
  type Failure,
  failure,
  type ServerErrorCode,
  type Usage,
} from './errors'
export {
  areaOf,
  areasOf,
  claimsFromPermissions,
  type Grant,
  may,
  mayOpenGroup,
  mayPreview,
  mayPublish,
  type Permissions,
  permissionsFromClaims,
} from './permissions'
