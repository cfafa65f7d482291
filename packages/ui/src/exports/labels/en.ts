/** The kit's texts, group by group. */
export const labels = {}
