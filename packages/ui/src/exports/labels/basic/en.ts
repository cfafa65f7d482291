import { en as fields } from '../../../fields/labels/en'
import { en as layout } from '../../../layout/labels/en'
import { en as primitives } from '../../../primitives/labels/en'
import { en as table } from '../../../table/labels/en'
import type { Labels } from '../en'

export type BasicLabels = Pick<Labels, 'fields' | 'layout' | 'primitives' | 'table'>

/** The groups that a shell with lists needs first; forms load theirs. */
export const labels: BasicLabels = { fields, layout, primitives, table }
