export { useChartCursor } from '../charts/frame/use-chart-cursor'
export { chartText } from '../charts/model/chart-text'
export { type ChartX, changeSince } from '../charts/model/series'
export { useChips } from '../fields/chips-field/use-chips'
export { useCombobox } from '../fields/combobox/use-combobox'
export { parseDate } from '../fields/date-field/date-text'
export { useDateField } from '../fields/date-field/use-date-field'
export { type DateRange, endsFirst, rangeOf } from '../fields/date-range-picker/date-range'
export { useDateRange } from '../fields/date-range-picker/use-date-range'
export { type PasswordStrength, passwordStrength } from '../fields/password-field/password-strength'
export { useChoice } from '../fields/radio-group/use-choice'
export { useFloorPlan } from '../floor-plan/use-floor-plan'
export { usePlanView } from '../floor-plan/use-plan-view'
export { useContentForm } from '../forms/content-form/use-content-form'
export { messageOf } from '../forms/issues'
export { threeWay } from '../forms/three-way'
export { useUnsavedGuard } from '../forms/unsaved-dialog/use-unsaved-guard'
export { useOpeningHours } from '../hours/editor/use-opening-hours'
export { fromOsm, toOsm } from '../hours/formats/osm'
export { fromSchemaOrg, toSchemaOrg } from '../hours/formats/schema-org'
export { hoursProblems } from '../hours/hours-problems'
export { statusAt } from '../hours/hours-status'
export { exceptionsWithout, hoursInMall, type OwnHours } from '../hours/mall-hours'
export {
  exceptionOn,
  type HoursException,
  noHours,
  type OpeningHours,
  type Slot,
  slotsOn,
} from '../hours/opening-hours'
export { useHoursStatus } from '../hours/view/use-hours-status'
export { useRowWindow } from '../internal/row-window/use-row-window'
export type { KioskOrientation } from '../kiosk-frame/kiosk'
export { useKioskFrame } from '../kiosk-frame/use-kiosk-frame'
export { useKioskPage } from '../kiosk-frame/use-kiosk-page'
export { useLogoUpload } from '../layout/logo-upload/use-logo-upload'
export { type MapValue, useMapPicker } from '../map/picker/use-map-picker'
export { geocoder } from '../map/providers/places'
export type { MapStation } from '../map/stations/station-marks'
export { useFocalPoint } from '../media/crop/use-focal-point'
export type { CropArea, FocalPoint } from '../media/image-field/image'
export { useImageField } from '../media/image-field/use-image-field'
export { useMediaGrid } from '../media/library/use-media-grid'
export type { MediaItem } from '../media/media-file'
export { useMediaPicker } from '../media/picker/use-media-picker'
export type { SendFile } from '../media/uploader/upload-queue'
export { useUploads } from '../media/uploader/use-uploads'
export type { Permission, PermissionGroup, PermissionVerb } from '../permissions/permissions'
export { usePermissions } from '../permissions/use-permissions'
export type { CommandGroup, CommandItem } from '../primitives/command-palette/commands'
export { useCommandPalette } from '../primitives/command-palette/use-command-palette'
export { useCommandSearch } from '../primitives/command-palette/use-command-search'
export { usePagination } from '../primitives/pagination/use-pagination'
export { createToasts } from '../primitives/toast/toast-store'
export { sortChanges } from '../publish/changes/changes'
export { usePublish } from '../publish/panel/use-publish'
export { deliveryStops } from '../publish/stations/delivery'
export { useLastSeen } from '../publish/stations/use-last-seen'
export { isEmptyRichText } from '../rich-text/rich-text'
export { type RichTextRules, richTextRules } from '../rich-text/rules'
export type { ScheduleItem } from '../schedule/overlaps'
export { isShown, type Schedule } from '../schedule/schedule'
export { useSchedule } from '../schedule/use-schedule'
export { useScheduleStatus } from '../schedule/use-schedule-status'
export { useWeek } from '../schedule/use-week'
export type { EditedSlideshow } from '../slideshow/editor/edits'
export { useLayerDrag } from '../slideshow/editor/stage/use-layer-drag'
export { type PickMedia, useSlideshowEditor } from '../slideshow/editor/use-slideshow-editor'
export { sortRows } from '../table/engine/sort-rows'
export { useGridFocus } from '../table/grid/use-grid-focus'
export type { SortRule } from '../table/model/columns'
export { sortToText, textToSort } from '../table/model/sort-text'
export { filterKey, tableStateFromQuery, tableStateToQuery } from '../table/model/table-query'
export type { TableState } from '../table/model/table-state'
export { type DataTableState, useDataTable } from '../table/model/use-data-table'
export { moveRow, type RowMove } from '../table/order/row-order'
export { type TreeState, useTree } from '../table/tree/use-tree'
export { brandTokens } from '../theme/brand'
export {
  addDays,
  dayInZone,
  daysBetween,
  instantOf,
  isDay,
  startOfDay,
  startOfMonth,
  timeInZone,
  weekdayOf,
  weekdays,
} from '../theme/days'
export { collator, dateTimeFormat, numberFormat, relativeTimeFormat } from '../theme/intl'
