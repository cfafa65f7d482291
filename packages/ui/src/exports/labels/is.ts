import { is as fields } from '../../fields/labels'
import { is as forms } from '../../forms/labels'
import { is as layout } from '../../layout/labels'
import { is as primitives } from '../../primitives/labels'
import { is as publish } from '../../publish/labels'
import { is as table } from '../../table/labels'

/** The kit's texts, group by group. */
export const labels = { primitives, fields, forms, layout, publish, table }
