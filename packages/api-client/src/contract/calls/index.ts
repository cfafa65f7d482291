// All calls outside the call family of content types. A new call is one line here.

export { auditTrail, exportAudit, recordExport } from './audit'
export { categoriesOfType, categoriesOfTypePage } from './categories-of-type'
export { tellEditing } from './editing'
export { floorPlans, reach } from './floor-plans'
export { itemRemoval, removeItem, undoItemRemoval } from './item-removal'
export {
  kioskMapState,
  kioskMe,
  kioskPreview,
  kioskPreviewSite,
  kioskPublication,
  kioskSite,
  kioskSpeech,
  kioskVoices,
  mapStateOfMall,
  setMapState,
} from './kiosk'
export {
  createMall,
  languages,
  mallImage,
  malls,
  oneMall,
  removeMalls,
  replaceMall,
  restoreMalls,
  revertMall,
  setMallImage,
  sites,
} from './mall'
export { mallUsers, setMallUsers } from './mall-users'
export {
  createMediaCategory,
  mediaCategories,
  mediaCategoryOptions,
  mediaCategoryUsage,
  oneMediaCategory,
  removeMediaCategories,
  replaceMediaCategory,
  restoreMediaCategories,
} from './media-category'
export {
  finishReplacement,
  finishUpload,
  mediaFiles,
  mediaFilesPage,
  mediaImages,
  mediaImagesPage,
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
} from './media-library'
export { missingTexts } from './missing-texts'
export { areasByMall, changePassword, endSessions, sessions } from './own-account'
export { reportPageError } from './page-error'
export { choosePassword, requestPasswordReset } from './password-links'
export { ownData } from './personal-data'
export { config, endPreviewLinks, previewLink } from './preview'
export { changes, publications, publish, rollback, rollbackChanges } from './publication'
export { published } from './published'
export { search } from './search'
export { area, confirmSession, login, logout, session } from './session'
export { setup } from './setup'
export { replaceSms, smsSettings, testSms } from './sms'
export {
  createStation,
  removeStations,
  replaceStation,
  restoreStations,
  stationEvents,
  stationKey,
  stationSlideshows,
  stations,
  stationUsage,
} from './station'
export { exportStatistics, kioskSearch, kioskStatistic, searchStatistics, statistics, topShops } from './statistic'
export { trash, trashPage } from './trash'
