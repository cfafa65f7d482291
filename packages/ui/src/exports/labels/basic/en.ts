import { en as fields } from '../../../fields/labels/en'
import { en as forms } from '../../../forms/labels/en'
import { en as layout } from '../../../layout/labels/en'
import { en as primitives } from '../../../primitives/labels/en'
import { en as table } from '../../../table/labels/en'
import type { Labels } from '../en'

export type BasicLabels = Pick<Labels, 'fields' | 'forms' | 'layout' | 'primitives' | 'table'>

/** The groups that a shell with lists and forms needs first. */
export const labels: BasicLabels = { fields, forms, layout, primitives, table }
