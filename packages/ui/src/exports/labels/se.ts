import { se as fields } from '../../fields/labels'
import { se as forms } from '../../forms/labels'
import { se as layout } from '../../layout/labels'
import { se as primitives } from '../../primitives/labels'
import { se as publish } from '../../publish/labels'
import { se as table } from '../../table/labels'

/** The kit's texts, group by group. */
export const labels = { primitives, fields, forms, layout, publish, table }
