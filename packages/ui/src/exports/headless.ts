export { chartText } from '../charts/model/chart-text'
export { type ChartX, changeSince } from '../charts/model/series'
export { type DateRange, endsFirst, rangeOf } from '../fields/date-range-picker/date-range'
export { usePlanView } from '../floor-plan/hooks/use-plan-view'
export { useContentForm } from '../forms/content-form/use-content-form'
export { messageOf } from '../forms/issues'
export { useUnsavedGuard } from '../forms/unsaved-dialog/use-unsaved-guard'
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
export { plural } from '../internal/plural'
export type { KioskOrientation } from '../kiosk-frame/kiosk'
export { useSteps } from '../layout/stepper/use-steps'
export { eventsByDay } from '../layout/when'
export type { MapValue } from '../map/picker/use-map-picker'
export { geocoder } from '../map/providers/places'
export type { MapStation } from '../map/stations/station-marks'
export type { FocalPoint } from '../media/image-field/image'
export type { MediaItem } from '../media/media-file'
export type { SendFile } from '../media/uploader/upload-queue'
export { createNotifications } from '../notifications/notification-store'
export { useNotifications } from '../notifications/use-notifications'
export type { Permission, PermissionGroup } from '../permissions/permissions'
export type { CommandGroup, CommandItem } from '../primitives/command-palette/commands'
export { useCommandPalette } from '../primitives/command-palette/use-command-palette'
export { createConfirm } from '../primitives/confirm-dialog/confirm-store'
export { toastPromise } from '../primitives/toast/toast-promise'
export { createToasts } from '../primitives/toast/toast-store'
export { isEmptyRichText } from '../rich-text/rich-text'
export { richTextRules } from '../rich-text/rules'
export type { ScheduleItem } from '../schedule/overlaps'
export { isShown, type Schedule } from '../schedule/schedule'
export type { EditedSlideshow } from '../slideshow/editor/edits'
export type { PickMedia } from '../slideshow/editor/use-slideshow-editor'
export { useRowDetail } from '../table/detail/use-row-detail'
export type { Aggregate } from '../table/group/group-rows'
export { useGroups } from '../table/group/use-groups'
export { sortToText, textToSort } from '../table/model/sort-text'
export { filterKey, tableStateFromQuery, tableStateToQuery } from '../table/model/table-query'
export type { TableState } from '../table/model/table-state'
export { type DataTableState, useDataTable } from '../table/model/use-data-table'
export { moveRow, type RowMove } from '../table/order/row-order'
export type { RowsAnswer, RowsRequest } from '../table/source/row-pages'
export { createRowSource } from '../table/source/row-source'
export type { RowSource } from '../table/source/source'
export { useTree } from '../table/tree/use-tree'
export { brandTokens } from '../theme/brand'
export {
  addDays,
  dayInZone,
  daysBetween,
  instantOf,
  isDay,
  startOfMonth,
  timeInZone,
  weekdayOf,
  weekdays,
} from '../theme/days'
export { collator, dateTimeFormat, numberFormat, relativeTimeFormat } from '../theme/intl'
export type { TreeItem } from '../tree/tree-items'
export { useTreeView } from '../tree/use-tree-view'
