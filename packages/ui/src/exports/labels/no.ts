import { no as charts } from '../../charts/labels'
import { no as fields } from '../../fields/labels'
import { no as floorPlan } from '../../floor-plan/labels'
import { no as forms } from '../../forms/labels'
import { no as hours } from '../../hours/labels'
import { no as kioskFrame } from '../../kiosk-frame/labels'
import { no as layout } from '../../layout/labels'
import { no as map } from '../../map/labels'
import { no as media } from '../../media/labels'
import { no as permissions } from '../../permissions/labels'
import { no as primitives } from '../../primitives/labels'
import { no as publish } from '../../publish/labels'
import { no as richText } from '../../rich-text/labels'
import { no as schedule } from '../../schedule/labels'
import { no as slideshowEditor } from '../../slideshow/editor/labels'
import { no as slideshow } from '../../slideshow/labels'
import { no as table } from '../../table/labels'
import type { Labels } from './en'

/** The kit's texts, group by group. */
export const labels: Labels = {
  charts,
  primitives,
  fields,
  'floor-plan': floorPlan,
  forms,
  hours,
  'kiosk-frame': kioskFrame,
  layout,
  map,
  media,
  publish,
  'rich-text': richText,
  'slideshow-editor': slideshowEditor,
  table,
  permissions,
  schedule,
  slideshow,
}
