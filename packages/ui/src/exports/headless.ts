export { type UseChartCursorProps, useChartCursor } from '../charts/frame/use-chart-cursor'
export { type ChartText, type ChartTextOptions, chartText } from '../charts/model/chart-text'
export { type ChartFigures, type FigureRow, figuresToCsv } from '../charts/model/figures'
export {
  type Change,
  type ChartSeries,
  type ChartX,
  changeSince,
  indexesWithin,
  nearestIndex,
  placeOf,
} from '../charts/model/series'
export { MOST_SLICES, type PiePart, type PieSlice, sliceAt, slicesOf } from '../charts/model/slices'
export { type BarSpan, stackAt, stackExtent, totalAt } from '../charts/model/stack'
export { mostOf, shadeOf, type WeekFigures } from '../charts/model/week'
export { addChips, type ChipsRules, isList, type RefusedChip, splitChips } from '../fields/chips-field/chips'
export { type ChipsNews, type UseChipsProps, useChips } from '../fields/chips-field/use-chips'
export { isColour, type Legibility, legibilityOf } from '../fields/colour-field/colour-text'
export { type ComboboxOption, type ComboboxRow, createOptionSearch } from '../fields/combobox/choices'
export { type ComboboxState, type UseComboboxProps, useCombobox } from '../fields/combobox/use-combobox'
export type { LoadOptions } from '../fields/combobox/use-loaded-options'
export { dateExample, formatDate, parseDate, weekStart } from '../fields/date-field/date-text'
export { type DateProblem, type UseDateFieldProps, useDateField, whyNotDay } from '../fields/date-field/use-date-field'
export {
  type DateRange,
  type DateRangeName,
  dateRanges,
  endsFirst,
  rangeOf,
  sameRange,
} from '../fields/date-range-picker/date-range'
export { type UseDateRangeProps, useDateRange } from '../fields/date-range-picker/use-date-range'
export { lettersToSay } from '../fields/field/counter'
export { type PasswordStrength, passwordStrength } from '../fields/password-field/password-strength'
export { type UseChoiceProps, useChoice } from '../fields/radio-group/use-choice'
export { parseTime, shiftTime } from '../fields/time-field/time-text'
export { hasOtherScheme, isWebAddress, parseWebAddress } from '../fields/url-field/url-text'
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
export { useContentForm } from '../forms/content-form/use-content-form'
export { type DraftOptions, draftKeeper, type KeptDraft } from '../forms/draft'
export { type FormIssue, messageOf, type Rule } from '../forms/issues'
export { type Conflict, type ThreeWay, threeWay, valueAt, withValueAt } from '../forms/three-way'
export { useUnsavedGuard } from '../forms/unsaved-dialog/use-unsaved-guard'
export {
  type HoursNews,
  type OpeningHoursState,
  type UseOpeningHoursProps,
  useOpeningHours,
} from '../hours/editor/use-opening-hours'
export type { HoursTextOptions, ReadHours } from '../hours/exception-runs'
export { fromOsm, toOsm } from '../hours/formats/osm'
export { fromSchemaOrg, type OpeningHoursSpecification, toSchemaOrg } from '../hours/formats/schema-org'
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
export { useHoursStatus } from '../hours/view/use-hours-status'
export { type CsvOptions, guardFormula } from '../internal/csv'
export { createLocaleFold, fold } from '../internal/fold'
export { languageOf, tagOf } from '../internal/language'
export { localisedText, type TextByLanguage } from '../internal/localised-text'
export { fitKiosk, type KioskFit, type KioskOrientation, type KioskSize, kioskScreens } from '../kiosk-frame/kiosk'
export { type UseKioskFrameProps, useKioskFrame } from '../kiosk-frame/use-kiosk-frame'
export { type KioskPageState, type UseKioskPageProps, useKioskPage } from '../kiosk-frame/use-kiosk-page'
export { DRAWER_WIDTH, RAIL_WIDTH, type ShellMode, shellMode } from '../layout/app-shell/shell'
export { type LogoProblem, logoBytes, logoTypes, whyNotLogo } from '../layout/logo-upload/logo-file'
export {
  type LogoFailure,
  type LogoState,
  type UseLogoUploadProps,
  useLogoUpload,
} from '../layout/logo-upload/use-logo-upload'
export { shortName } from '../layout/sidebar/person'
export { codeRanges, type StationState, type StationStop, upToDate } from '../layout/station-line/stations'
export { dayText, timeText, type WhenOptions } from '../layout/when'
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
} from '../map/canvas/geo'
export { type GridLine, gridLines } from '../map/canvas/grid-lines'
export { type CoordinatesProblem, formatCoordinates, parseCoordinates } from '../map/picker/coordinates'
export {
  type MapNews,
  type MapPickerProblem,
  type MapPickerState,
  type MapValue,
  type UseMapPickerProps,
  useMapPicker,
} from '../map/picker/use-map-picker'
export { type GeocoderOptions, geocoder, type Place, placesOf, type SearchPlaces } from '../map/providers/places'
export {
  canPart,
  clusterPositions,
  countStates,
  type MapCluster,
  readingOrder,
  worstState,
} from '../map/stations/clusters'
export {
  type MapStation,
  type MarkMove,
  markOf,
  moveMark,
  type StationMark,
  stationMarks,
} from '../map/stations/station-marks'
export { type UseFocalPointProps, useFocalPoint } from '../media/crop/use-focal-point'
export {
  type AspectRatio,
  type CropArea,
  cropWith,
  type FocalPoint,
  fitCrop,
  type ImageValue,
  pointInCrop,
} from '../media/image-field/image'
export {
  type ImageFieldState,
  type PickFile,
  type UseImageFieldProps,
  useImageField,
} from '../media/image-field/use-image-field'
export {
  categoriesFor,
  filterMedia,
  type MediaFilter,
  moveInTiles,
  type TileBounds,
  type TileKey,
  UNASSIGNED,
} from '../media/library/media-list'
export { type MediaGridState, type UseMediaGridProps, useMediaGrid } from '../media/library/use-media-grid'
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
export { imageOf, type PickedImage, useMediaPicker } from '../media/picker/use-media-picker'
export { sha256Of } from '../media/uploader/file-hash'
export {
  createUploadQueue,
  isUploading,
  type SendFile,
  type Upload,
  type UploadQueue,
  type UploadQueueOptions,
  type UploadState,
} from '../media/uploader/upload-queue'
export { type UploadsState, type UseUploadsProps, useUploads } from '../media/uploader/use-uploads'
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
export { initialsOf } from '../primitives/avatar/initials'
export {
  type CommandGroup,
  type CommandItem,
  commandsOf,
  findCommands,
  isShortcut,
  shortcutKeys,
  withRecent,
} from '../primitives/command-palette/commands'
export { type UseCommandPaletteProps, useCommandPalette } from '../primitives/command-palette/use-command-palette'
export { type LoadCommands, useCommandSearch } from '../primitives/command-palette/use-command-search'
export { clampPage, type PageStep, pageBounds, pageCount, pageSteps } from '../primitives/pagination/pages'
export { type UsePaginationProps, usePagination } from '../primitives/pagination/use-pagination'
export { estimateSecondsLeft, roundTimeLeft, type TimeUnit } from '../primitives/progress-bar/time-left'
export {
  createToasts,
  type ToastKind,
  type ToastMessage,
  type Toasts,
  toastTimeout,
} from '../primitives/toast/toast-store'
export {
  type ChangeKind,
  type ContentChange,
  countChanges,
  describeChange,
  sortChanges,
} from '../publish/changes/changes'
export { nextNumber, type Publication, publicationTime } from '../publish/panel/publication'
export { type PublishState, type UsePublishProps, usePublish } from '../publish/panel/use-publish'
export { type DeliveryStation, type DeliveryStop, deliveryStops } from '../publish/stations/delivery'
export { agoText, type StationSeen, seenText, stationStatus } from '../publish/stations/station-seen'
export { useLastSeen } from '../publish/stations/use-last-seen'
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
export type { EditedSlideshow } from '../slideshow/editor/edits'
export { type LayerDrag, useLayerDrag } from '../slideshow/editor/stage/use-layer-drag'
export {
  type EditorNews as SlideshowEditorNews,
  type PickedMedia,
  type PickMedia,
  type SlideshowEditorState,
  type UseSlideshowEditorProps,
  useSlideshowEditor,
} from '../slideshow/editor/use-slideshow-editor'
export { type ContentStatus, dateOnlyText, editedText } from '../table/cells/cell-text'
export {
  canMoveColumn,
  moveColumn,
  orderColumns,
  pinColumn,
  placeColumn,
  resizeColumn,
  showColumn,
  shownColumns,
} from '../table/columns/column-layout'
export {
  type ColumnFilter,
  createFilter,
  type FilterOption,
  type FilterRange,
  hasFilters,
  rangeToText,
  textToRange,
} from '../table/engine/filters'
export { createSearch, searchWords } from '../table/engine/search'
export { createComparer, sortRows, sortSteps } from '../table/engine/sort-rows'
export { csvSteps, rowsToTsv } from '../table/export/table-text'
export { type GridBounds, type GridKey, type GridPosition, type GridStop, moveInGrid } from '../table/grid/grid-move'
export { type UseGridFocusProps, useGridFocus } from '../table/grid/use-grid-focus'
export { type CellValue, type ColumnModel, rowName, type SortRule, type TableFilters } from '../table/model/columns'
export { sortToText, textToSort } from '../table/model/sort-text'
export { filterKey, tableStateFromQuery, tableStateToQuery } from '../table/model/table-query'
export { type ColumnLayout, type PinSide, PLAIN_LAYOUT, PLAIN_STATE, type TableState } from '../table/model/table-state'
export { type DataTableState, type UseDataTableProps, useDataTable } from '../table/model/use-data-table'
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
} from '../table/order/row-order'
export {
  ancestorsOf,
  isWithin,
  type ShownTree,
  shownTree,
  type TreeIndex,
  type TreePlace,
  treeIndex,
} from '../table/tree/tree-rows'
export { type Expanded, type TreeState, type UseTreeProps, useTree } from '../table/tree/use-tree'
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
} from '../table/views/views'
export { type UseRowWindowProps, useRowWindow } from '../table/window/use-row-window'
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
