import { en as charts } from '../../charts/labels'
import { en as fields } from '../../fields/labels'
import { en as floorPlan } from '../../floor-plan/labels'
import { en as forms } from '../../forms/labels'
import { en as hours } from '../../hours/labels'
import { en as kioskFrame } from '../../kiosk-frame/labels'
import { en as layout } from '../../layout/labels'
import { en as map } from '../../map/labels'
import { en as media } from '../../media/labels'
import { en as permissions } from '../../permissions/labels'
import { en as primitives } from '../../primitives/labels'
import { en as publish } from '../../publish/labels'
import { en as richText } from '../../rich-text/labels'
import { en as schedule } from '../../schedule/labels'
import { en as slideshowEditor } from '../../slideshow/editor/labels'
import { en as slideshow } from '../../slideshow/labels'
import { en as table } from '../../table/labels'

/** The kit's texts, group by group. */
export const labels = {
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

/**
 * A complete set of texts. For a language of your own write `const labels: Labels = { … }`: whatever is left out is an
 * error of the compiler.
 */
export type Labels = typeof labels
