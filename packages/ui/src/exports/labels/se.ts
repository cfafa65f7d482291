import { se as charts } from '../../charts/labels'
import { se as fields } from '../../fields/labels'
import { se as floorPlan } from '../../floor-plan/labels'
import { se as forms } from '../../forms/labels'
import { se as hours } from '../../hours/labels'
import { se as kioskFrame } from '../../kiosk-frame/labels'
import { se as layout } from '../../layout/labels'
import { se as map } from '../../map/labels'
import { se as media } from '../../media/labels'
import { se as permissions } from '../../permissions/labels'
import { se as primitives } from '../../primitives/labels'
import { se as publish } from '../../publish/labels'
import { se as richText } from '../../rich-text/labels'
import { se as schedule } from '../../schedule/labels'
import { se as slideshowEditor } from '../../slideshow/editor/labels'
import { se as slideshow } from '../../slideshow/labels'
import { se as table } from '../../table/labels'
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
