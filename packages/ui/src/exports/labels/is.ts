import { is as layout } from '../../layout/labels'
import { is as primitives } from '../../primitives/labels'
import { is as publish } from '../../publish/labels'
import { is as table } from '../../table/labels'

/** The kit's texts, group by group. */
export const labels = { primitives, layout, publish, table }
