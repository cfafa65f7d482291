import { no as charts } from '../../charts/labels/no'
import { no as fieldsCalendar } from '../../fields/calendar/labels/no'
import { no as fields } from '../../fields/labels/no'
import { no as floorPlan } from '../../floor-plan/labels/no'
import { no as forms } from '../../forms/labels/no'
import { no as hours } from '../../hours/labels/no'
import { no as kioskFrame } from '../../kiosk-frame/labels/no'
import { no as layout } from '../../layout/labels/no'
import { no as map } from '../../map/labels/no'
import { no as media } from '../../media/labels/no'
import { no as notifications } from '../../notifications/labels/no'
import { no as permissions } from '../../permissions/labels/no'
import { no as primitives } from '../../primitives/labels/no'
import { no as publish } from '../../publish/labels/no'
import { no as richText } from '../../rich-text/labels/no'
import { no as schedule } from '../../schedule/labels/no'
import { no as slideshowEditor } from '../../slideshow/editor/labels/no'
import { no as slideshow } from '../../slideshow/labels/no'
import { no as table } from '../../table/labels/no'
import { no as tree } from '../../tree/labels/no'
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
