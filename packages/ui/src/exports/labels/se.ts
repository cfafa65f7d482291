import { se as charts } from '../../charts/labels/se'
import { se as fieldsCalendar } from '../../fields/calendar/labels/se'
import { se as fields } from '../../fields/labels/se'
import { se as floorPlan } from '../../floor-plan/labels/se'
import { se as forms } from '../../forms/labels/se'
import { se as hours } from '../../hours/labels/se'
import { se as kioskFrame } from '../../kiosk-frame/labels/se'
import { se as layout } from '../../layout/labels/se'
import { se as map } from '../../map/labels/se'
import { se as media } from '../../media/labels/se'
import { se as notifications } from '../../notifications/labels/se'
import { se as permissions } from '../../permissions/labels/se'
import { se as primitives } from '../../primitives/labels/se'
import { se as publish } from '../../publish/labels/se'
import { se as richText } from '../../rich-text/labels/se'
import { se as schedule } from '../../schedule/labels/se'
import { se as slideshowEditor } from '../../slideshow/editor/labels/se'
import { se as slideshow } from '../../slideshow/labels/se'
import { se as table } from '../../table/labels/se'
import { se as tree } from '../../tree/labels/se'
import type { Labels } from './en'

/** The kit's texts, group by group. */
export const labels: Labels = {
  charts,
  primitives,
  fields,
  'fields-calendar': fieldsCalendar,
  'floor-plan': floorPlan,
  forms,
  hours,
  'kiosk-frame': kioskFrame,
  layout,
  map,
  media,
  notifications,
  publish,
  'rich-text': richText,
  'slideshow-editor': slideshowEditor,
  table,
  permissions,
  schedule,
  slideshow,
  tree,
}
