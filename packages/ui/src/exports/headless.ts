export { type ChartText, type ChartTextOptions, chartText } from '../charts/chart-text'
export { type ChartFigures, type FigureRow, figuresToCsv } from '../charts/figures'
export {
  type Change,
  type ChartSeries,
  type ChartX,
  changeSince,
  indexesWithin,
  nearestIndex,
  placeOf,
} from '../charts/series'
export { MOST_SLICES, type PiePart, type PieSlice, sliceAt, slicesOf } from '../charts/slices'
export { type BarSpan, stackAt, stackExtent, totalAt } from '../charts/stack'
export { type UseChartCursorProps, useChartCursor } from '../charts/use-chart-cursor'
export { mostOf, shadeOf, type WeekFigures } from '../charts/week'
export { addChips, type ChipsRules, isList, type RefusedChip, splitChips } from '../fields/chips'
export { type ComboboxOption, type ComboboxRow, createOptionSearch } from '../fields/choices'
export { isColour, type Legibility, legibilityOf } from '../fields/colour-text'
export { lettersToSay } from '../fields/counter'
export { type DateRange, type DateRangeName, dateRanges, endsFirst, rangeOf, sameRange } from '../fields/date-range'
export { dateExample, formatDate, parseDate, weekStart } from '../fields/date-text'
export { type PasswordStrength, passwordStrength } from '../fields/password-strength'
export { parseTime, shiftTime } from '../fields/time-text'
export { hasOtherScheme, isWebAddress, parseWebAddress } from '../fields/url-text'
export { type ChipsNews, type UseChipsProps, useChips } from '../fields/use-chips'
export { type UseChoiceProps, useChoice } from '../fields/use-choice'
export { type ComboboxState, type UseComboboxProps, useCombobox } from '../fields/use-combobox'
export { type DateProblem, type UseDateFieldProps, useDateField, whyNotDay } from '../fields/use-date-field'
export { type UseDateRangeProps, useDateRange } from '../fields/use-date-range'
export type { LoadOptions } from '../fields/use-loaded-options'
export {
  type FloorArea,
  type FloorMarker,
  type FloorPlan,
  type FloorPoint,
  type FloorProblem,
  floorProblems,
  labelOf,
  sameLabel,
} from '../floor-plan/floor-plan'
export { type PlanView, pictureIn, placeAt, zoomAt } from '../floor-plan/plan-view'
export { type FloorNews, type FloorPlanState, type UseFloorPlanProps, useFloorPlan } from '../floor-plan/use-floor-plan'
export { type UsePlanViewProps, usePlanView } from '../floor-plan/use-plan-view'
export { type DraftOptions, draftKeeper, type KeptDraft } from '../forms/draft'
export { type FormIssue, messageOf, type Rule } from '../forms/issues'
export { type Conflict, type ThreeWay, threeWay, valueAt, withValueAt } from '../forms/three-way'
export { useContentForm } from '../forms/use-content-form'
export { useUnsavedGuard } from '../forms/use-unsaved-guard'
export type { HoursTextOptions, ReadHours } from '../hours/exception-runs'
export {
  type ExceptionProblem,
  type HoursProblem,
  hoursProblems,
  MAX_EXCEPTIONS,
  MAX_SLOTS,
  type SlotProblem,
  type SlotsOwner,
} from '../hours/hours-problems'
export { type HoursChange, type HoursStatus, nextChange, openAt, statusAt } from '../hours/hours-status'
export { exceptionsWithout, hoursInMall, type OwnHours } from '../hours/mall-hours'
export {
  copySlots,
  crossesMidnight,
  exceptionOn,
  type HoursException,
  noHours,
  type OpeningHours,
  type Slot,
  slotsOn,
} from '../hours/opening-hours'
export { fromOsm, toOsm } from '../hours/osm'
export { fromSchemaOrg, type OpeningHoursSpecification, toSchemaOrg } from '../hours/schema-org'
export { useHoursStatus } from '../hours/use-hours-status'
export {
  type HoursNews,
  type OpeningHoursState,
  type UseOpeningHoursProps,
  useOpeningHours,
} from '../hours/use-opening-hours'
export { type CsvOptions, guardFormula } from '../internal/csv'
export { createLocaleFold, fold } from '../internal/fold'
export { languageOf, tagOf } from '../internal/language'
export { localisedText, type TextByLanguage } from '../internal/localised-text'
export { fitKiosk, type KioskFit, type KioskOrientation, type KioskSize, kioskScreens } from '../kiosk-frame/kiosk'
export { type UseKioskFrameProps, useKioskFrame } from '../kiosk-frame/use-kiosk-frame'
export { type KioskPageState, type UseKioskPageProps, useKioskPage } from '../kiosk-frame/use-kiosk-page'
export { type LogoProblem, logoBytes, logoTypes, whyNotLogo } from '../layout/logo-file'
export { shortName } from '../layout/person'
export { DRAWER_WIDTH, RAIL_WIDTH, type ShellMode, shellMode } from '../layout/shell'
export { codeRanges, type StationState, type StationStop, upToDate } from '../layout/stations'
export { type LogoFailure, type LogoState, type UseLogoUploadProps, useLogoUpload } from '../layout/use-logo-upload'
export { dayText, timeText, type WhenOptions } from '../layout/when'
export { canPart, clusterPositions, countStates, type MapCluster, readingOrder, worstState } from '../map/clusters'
export { type CoordinatesProblem, formatCoordinates, parseCoordinates } from '../map/coordinates'
export {
  type FitOptions,
  fitPositions,
  fromPixels,
  isInSight,
  type LatLng,
  type MapPoint,
  type MapSight,
  metresBetween,
  normaliseLongitude,
  pointOf,
  positionAt,
  samePlace,
  shiftPosition,
  tidyPosition,
  toPixels,
} from '../map/geo'
export { type GridLine, gridLines } from '../map/grid-lines'
export { type GeocoderOptions, geocoder, type Place, placesOf, type SearchPlaces } from '../map/places'
export { type MapStation, type MarkMove, markOf, moveMark, type StationMark, stationMarks } from '../map/station-marks'
export {
  type MapNews,
  type MapPickerProblem,
  type MapPickerState,
  type MapValue,
  type UseMapPickerProps,
  useMapPicker,
} from '../map/use-map-picker'
export { sha256Of } from '../media/file-hash'
export {
  type AspectRatio,
  type CropArea,
  cropWith,
  type FocalPoint,
  fitCrop,
  type ImageValue,
  pointInCrop,
} from '../media/image'
export {
  extensionOf,
  extensionsOf,
  type MediaCategory,
  type MediaItem,
  type MediaKind,
  mediaKindOf,
  mediaKinds,
  type RefusedUpload,
  stemOf,
  type UploadRules,
  uploadBytes,
  whyNotUpload,
} from '../media/media-file'
export {
  categoriesFor,
  filterMedia,
  type MediaFilter,
  moveInTiles,
  type TileBounds,
  type TileKey,
  UNASSIGNED,
} from '../media/media-list'
export {
  createUploadQueue,
  isUploading,
  type SendFile,
  type Upload,
  type UploadQueue,
  type UploadQueueOptions,
  type UploadState,
} from '../media/upload-queue'
export { type UseFocalPointProps, useFocalPoint } from '../media/use-focal-point'
export { type ImageFieldState, type PickFile, type UseImageFieldProps, useImageField } from '../media/use-image-field'
export { type MediaGridState, type UseMediaGridProps, useMediaGrid } from '../media/use-media-grid'
export { imageOf, type PickedImage, useMediaPicker } from '../media/use-media-picker'
export { type UploadsState, type UseUploadsProps, useUploads } from '../media/use-uploads'
export {
  type MatrixColumn,
  type MatrixKey,
  type MatrixPosition,
  type MatrixRow,
  matrixRows,
  moveInMatrix,
} from '../permissions/matrix'
export {
  checkedOf,
  type Permission,
  type PermissionArea,
  type PermissionCell,
  type PermissionChange,
  type PermissionGroup,
  type PermissionVerb,
  permissionChanges,
  restoreRights,
  rightsIn,
  setRights,
  toggleRights,
  type WhyLocked,
  whyNoToggle,
} from '../permissions/permissions'
export {
  type PermissionsState,
  type PermissionToggle,
  type UsePermissionsProps,
  usePermissions,
} from '../permissions/use-permissions'
export {
  type CommandGroup,
  type CommandItem,
  commandsOf,
  findCommands,
  isShortcut,
  shortcutKeys,
  withRecent,
} from '../primitives/commands'
export { initialsOf } from '../primitives/initials'
export { clampPage, type PageStep, pageBounds, pageCount, pageSteps } from '../primitives/pages'
export { estimateSecondsLeft, roundTimeLeft, type TimeUnit } from '../primitives/time-left'
export { createToasts, type ToastKind, type ToastMessage, type Toasts, toastTimeout } from '../primitives/toast-store'
export { type UseCommandPaletteProps, useCommandPalette } from '../primitives/use-command-palette'
export { type LoadCommands, useCommandSearch } from '../primitives/use-command-search'
export { type UsePaginationProps, usePagination } from '../primitives/use-pagination'
export { type ChangeKind, type ContentChange, countChanges, describeChange, sortChanges } from '../publish/changes'
export { type DeliveryStation, type DeliveryStop, deliveryStops } from '../publish/delivery'
export { nextNumber, type Publication, publicationTime } from '../publish/publication'
export { agoText, type StationSeen, seenText, stationStatus } from '../publish/station-seen'
export { useLastSeen } from '../publish/use-last-seen'
export { type PublishState, type UsePublishProps, usePublish } from '../publish/use-publish'
export { type LinkProblem, parseLink, whyNotLink } from '../rich-text/links'
export { cleanPasted } from '../rich-text/paste'
export { cleanRichText, isEmptyRichText, type RichTextNode, readRichText } from '../rich-text/rich-text'
export { type RichTextRules, richTextRules } from '../rich-text/rules'
export {
  meetingsOn,
  type Overlap,
  overlapsOn,
  pairings,
  type ScheduleItem,
  type WeeklySpan,
  weeklyOverlap,
} from '../schedule/overlaps'
export {
  alwaysShown,
  type DaySpan,
  isShown,
  type Schedule,
  type ScheduleStatus,
  type Showing,
  showingOf,
  spansOn,
  statusOf as scheduleStatusOf,
  whyNotSchedule,
} from '../schedule/schedule'
export {
  type ScheduleMeeting,
  type ScheduleState,
  type UseScheduleProps,
  useSchedule,
} from '../schedule/use-schedule'
export { useScheduleStatus } from '../schedule/use-schedule-status'
export { type UseWeekProps, useWeek } from '../schedule/use-week'
export { startOfWeek, type Week, type WeekBlock, type WeekDay, weekOf } from '../schedule/week'
export {
  addLayer,
  changeLayer,
  changeSlide,
  copyOfLayer,
  copySlides,
  type EditedSlideshow,
  insertSlides,
  type LayerStep,
  moveSlides,
  orderLayer,
  removeLayer,
  removeSlides,
  type SlideStep,
} from '../slideshow/editor/edits'
export {
  frameWithin,
  type Guide,
  type Handle,
  moveFrame,
  type Reach,
  resizeFrame,
  type Snapped,
  snapMove,
  snapResize,
} from '../slideshow/editor/snapping'
export { type LayerDrag, useLayerDrag } from '../slideshow/editor/use-layer-drag'
export {
  type EditorNews as SlideshowEditorNews,
  type PickedMedia,
  type PickMedia,
  type SlideshowEditorState,
  type UseSlideshowEditorProps,
  useSlideshowEditor,
} from '../slideshow/editor/use-slideshow-editor'
export { type ContentStatus, dateOnlyText, editedText } from '../table/cell-text'
export {
  canMoveColumn,
  moveColumn,
  orderColumns,
  pinColumn,
  placeColumn,
  resizeColumn,
  showColumn,
  shownColumns,
} from '../table/column-layout'
export { type CellValue, type ColumnModel, rowName, type SortRule, type TableFilters } from '../table/columns'
export {
  type ColumnFilter,
  createFilter,
  type FilterOption,
  type FilterRange,
  hasFilters,
  rangeToText,
  textToRange,
} from '../table/filters'
export { type GridBounds, type GridKey, type GridPosition, type GridStop, moveInGrid } from '../table/grid-move'
export {
  type DropSpot,
  fitSpot,
  moveRow,
  moveTo,
  type OrderRow,
  type OrderStep,
  placeNow,
  type RowMove,
  restOf,
  stepMove,
} from '../table/row-order'
export { createSearch, searchWords } from '../table/search'
export { allSteps, inSlices, type Job, type Steps, startJob } from '../table/slices'
export { createComparer, sortRows, sortSteps } from '../table/sort-rows'
export { sortToText, textToSort } from '../table/sort-text'
export { filterKey, tableStateFromQuery, tableStateToQuery } from '../table/table-query'
export { type ColumnLayout, type PinSide, PLAIN_LAYOUT, PLAIN_STATE, type TableState } from '../table/table-state'
export { csvSteps, rowsToTsv } from '../table/table-text'
export {
  ancestorsOf,
  isWithin,
  type ShownTree,
  shownTree,
  type TreeIndex,
  type TreePlace,
  treeIndex,
} from '../table/tree-rows'
export { type DataTableState, type UseDataTableProps, useDataTable } from '../table/use-data-table'
export { type UseGridFocusProps, useGridFocus } from '../table/use-grid-focus'
export { type UseRowWindowProps, useRowWindow } from '../table/use-row-window'
export { type Expanded, type TreeState, type UseTreeProps, useTree } from '../table/use-tree'
export {
  addView,
  changeView,
  firstViewState,
  openFirst,
  removeView,
  sameState,
  type TableView,
  viewKeeper,
  whyNotName,
} from '../table/views'
export { type BrandTokens, brandTokens } from '../theme/brand'
export { contrastOf, type HexColour, parseColour } from '../theme/colour'
export {
  addDays,
  addMonths,
  dayInZone,
  daysBetween,
  endOfMonth,
  type IsoDate,
  instantOf,
  isDay,
  startOfDay,
  startOfMonth,
  type TimeOfDay,
  timeInZone,
  type WallTimeOptions,
  type Weekday,
  wallTimeKind,
  weekdayOf,
  weekdays,
} from '../theme/days'
export { collator, dateTimeFormat, languageInWords, numberFormat, relativeTimeFormat } from '../theme/intl'
