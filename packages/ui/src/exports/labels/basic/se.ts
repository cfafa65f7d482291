import { se as fields } from '../../../fields/labels/se'
import { se as forms } from '../../../forms/labels/se'
import { se as layout } from '../../../layout/labels/se'
import { se as primitives } from '../../../primitives/labels/se'
import { se as table } from '../../../table/labels/se'
import type { BasicLabels } from './en'

/** The groups that a shell with lists and forms needs first. */
export const labels: BasicLabels = { fields, forms, layout, primitives, table }
