export { OpeningHoursEditor } from '../hours/editor/opening-hours-editor'
export { formatSlots } from '../hours/hours-text'
export type { HoursException, OpeningHours, Slot } from '../hours/opening-hours'
export { OpeningHoursView } from '../hours/view/opening-hours-view'
