import { no as fields } from '../../../fields/labels/no'
import { no as layout } from '../../../layout/labels/no'
import { no as primitives } from '../../../primitives/labels/no'
import { no as table } from '../../../table/labels/no'
import type { BasicLabels } from './en'

/** The groups that a shell with lists needs first; forms load theirs. */
export const labels: BasicLabels = { fields, layout, primitives, table }
