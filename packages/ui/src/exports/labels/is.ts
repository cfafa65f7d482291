import { is as charts } from '../../charts/labels'
import { is as fields } from '../../fields/labels'
import { is as floorPlan } from '../../floor-plan/labels'
import { is as forms } from '../../forms/labels'
import { is as hours } from '../../hours/labels'
import { is as kioskFrame } from '../../kiosk-frame/labels'
import { is as layout } from '../../layout/labels'
import { is as map } from '../../map/labels'
import { is as media } from '../../media/labels'
import { is as permissions } from '../../permissions/labels'
import { is as primitives } from '../../primitives/labels'
import { is as publish } from '../../publish/labels'
import { is as richText } from '../../rich-text/labels'
import { is as schedule } from '../../schedule/labels'
import { is as slideshowEditor } from '../../slideshow/editor/labels'
import { is as slideshow } from '../../slideshow/labels'
import { is as table } from '../../table/labels'
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
