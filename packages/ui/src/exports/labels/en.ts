import { en as primitives } from '../../primitives/labels'

/** The kit's texts, group by group. */
export const labels = { primitives }
