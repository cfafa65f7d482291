import { en as charts } from '../../charts/labels/en'
import { en as fieldsCalendar } from '../../fields/calendar/labels/en'
import { en as fields } from '../../fields/labels/en'
import { en as floorPlan } from '../../floor-plan/labels/en'
import { en as forms } from '../../forms/labels/en'
import { en as hours } from '../../hours/labels/en'
import { en as kioskFrame } from '../../kiosk-frame/labels/en'
import { en as layout } from '../../layout/labels/en'
import { en as map } from '../../map/labels/en'
import { en as media } from '../../media/labels/en'
import { en as notifications } from '../../notifications/labels/en'
import { en as permissions } from '../../permissions/labels/en'
import { en as primitives } from '../../primitives/labels/en'
import { en as publish } from '../../publish/labels/en'
import { en as richText } from '../../rich-text/labels/en'
import { en as schedule } from '../../schedule/labels/en'
import { en as slideshowEditor } from '../../slideshow/editor/labels/en'
import { en as slideshow } from '../../slideshow/labels/en'
import { en as table } from '../../table/labels/en'
import { en as tree } from '../../tree/labels/en'

/** The kit's texts, group by group. */
export const labels = {
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

/**
 * A complete set of texts. For a language of your own write `const labels: Labels = { … }`: whatever is left out is an
 * error of the compiler.
 */
export type Labels = typeof labels
