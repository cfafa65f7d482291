/** The back-office for whoever builds on it: the whole of it, one feature of it, and what a feature of one's own needs. */
export { AdminFeature, type AdminFeatureProps } from './admin-feature'
export { App as Admin, type AppProps as AdminProps } from './app'
export {
  audit,
  companyCategories,
  dashboard,
  documents,
  events,
  type Feature,
  features,
  fonts,
  images,
  infoPage,
  type Loaded as LoadedFeature,
  malls,
  mediaCategories,
  mediaLibrary,
  offers,
  parking,
  places,
  profile,
  restaurantCategories,
  restaurants,
  screensavers,
  serviceCompanies,
  services,
  shopCategories,
  shops,
  slideshows,
  sms,
  stations,
  statistics,
  trash,
  userGroups,
  users,
  videos,
} from './features'
export { createApi, useApi } from './shared/api'
export { defineFeature } from './shared/content/define-feature'
export { closeDialog, openDialog, useDialog } from './shared/dialog'
export { defineMessages, type Messages, plural, useTexts } from './shared/i18n'
export { useLanguage } from './shared/language'
export { navigate, useQuery } from './shared/location'
export { type Session, useMallId } from './shared/session'
export { useTableQuery } from './shared/table-query'
export { toastDone, toastError, toastInfo, toastWarning } from './shared/toasts'
export { changeWords, type Words } from './words'
