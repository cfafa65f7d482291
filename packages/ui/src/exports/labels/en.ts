import { en as fields } from '../../fields/labels'
import { en as forms } from '../../forms/labels'
import { en as layout } from '../../layout/labels'
import { en as primitives } from '../../primitives/labels'
import { en as publish } from '../../publish/labels'
import { en as table } from '../../table/labels'

/** The kit's texts, group by group. */
export const labels = { primitives, fields, forms, layout, publish, table }
