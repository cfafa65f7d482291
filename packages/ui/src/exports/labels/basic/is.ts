import { is as fields } from '../../../fields/labels/is'
import { is as layout } from '../../../layout/labels/is'
import { is as primitives } from '../../../primitives/labels/is'
import { is as table } from '../../../table/labels/is'
import type { BasicLabels } from './en'

/** The groups that a shell with lists needs first; forms load theirs. */
export const labels: BasicLabels = { fields, layout, primitives, table }
