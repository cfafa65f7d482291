import { se as fields } from '../../../fields/labels/se'
import { se as layout } from '../../../layout/labels/se'
import { se as primitives } from '../../../primitives/labels/se'
import { se as table } from '../../../table/labels/se'
import type { BasicLabels } from './en'

/** The groups that a shell with lists needs first; forms load theirs. */
export const labels: BasicLabels = { fields, layout, primitives, table }
