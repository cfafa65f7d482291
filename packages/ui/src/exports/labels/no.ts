import { no as fields } from '../../fields/labels'
import { no as forms } from '../../forms/labels'
import { no as layout } from '../../layout/labels'
import { no as primitives } from '../../primitives/labels'
import { no as publish } from '../../publish/labels'
import { no as table } from '../../table/labels'

/** The kit's texts, group by group. */
export const labels = { primitives, fields, forms, layout, publish, table }
