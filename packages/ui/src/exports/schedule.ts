export type { ScheduleItem } from '../schedule/overlaps'
export type { Schedule } from '../schedule/schedule'
export { ScheduleField, type ScheduleFieldProps } from '../schedule/schedule-field'
export {
  type SchedulePublication,
  ScheduleStatusText,
  type ScheduleStatusTextProps,
} from '../schedule/schedule-status-text'
export { WeekView, type WeekViewProps } from '../schedule/week-view'
