/** The first and the last day of a record, `YYYY-MM-DD`; of what is wanted, an empty one stays as it is. */
export type Dates = { startDate: string; endDate: string }

/** What of the wanted dates is to be set. */
export const datesToSet = ({ startDate, endDate }: Dates): Partial<Dates> => ({
  ...(startDate ? { startDate } : {}),
  ...(endDate ? { endDate } : {}),
})

/** Those that the dates fit, and those that would end before they begin. */
export function fitting<R extends Dates>(rows: readonly R[], wanted: Dates): { fit: R[]; misfit: R[] } {
  const ends = (row: R) => (wanted.endDate || row.endDate) >= (wanted.startDate || row.startDate)
  return { fit: rows.filter(ends), misfit: rows.filter((row) => !ends(row)) }
}
