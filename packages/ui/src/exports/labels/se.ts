import { se as layout } from '../../layout/labels'
import { se as primitives } from '../../primitives/labels'
import { se as publish } from '../../publish/labels'
import { se as table } from '../../table/labels'

/** The kit's texts, group by group. */
export const labels = { primitives, layout, publish, table }
