import { is as charts } from '../../charts/labels/is'
import { is as fieldsCalendar } from '../../fields/calendar/labels/is'
import { is as fields } from '../../fields/labels/is'
import { is as floorPlan } from '../../floor-plan/labels/is'
import { is as forms } from '../../forms/labels/is'
import { is as hours } from '../../hours/labels/is'
import { is as kioskFrame } from '../../kiosk-frame/labels/is'
import { is as layout } from '../../layout/labels/is'
import { is as map } from '../../map/labels/is'
import { is as media } from '../../media/labels/is'
import { is as notifications } from '../../notifications/labels/is'
import { is as permissions } from '../../permissions/labels/is'
import { is as primitives } from '../../primitives/labels/is'
import { is as publish } from '../../publish/labels/is'
import { is as richText } from '../../rich-text/labels/is'
import { is as schedule } from '../../schedule/labels/is'
import { is as slideshowEditor } from '../../slideshow/editor/labels/is'
import { is as slideshow } from '../../slideshow/labels/is'
import { is as table } from '../../table/labels/is'
import { is as tree } from '../../tree/labels/is'
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
