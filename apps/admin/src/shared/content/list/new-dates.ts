/** Start and end date of a record, `YYYY-MM-DD`. An empty date in a request leaves the record's own. */
export type Dates = { startDate: string; endDate: string }

/** Returns the dates that are not empty. */
export const datesToSet = ({ startDate, endDate }: Dates): Partial<Dates> => ({
  ...(startDate ? { startDate } : {}),
  ...(endDate ? { endDate } : {}),
})

/** Splits rows by whether the dates keep the start before the end. */
export function splitByFit<R extends Dates>(rows: readonly R[], dates: Dates): { fit: R[]; misfit: R[] } {
  const ends = (row: R) => (dates.endDate || row.endDate) >= (dates.startDate || row.startDate)
  return { fit: rows.filter(ends), misfit: rows.filter((row) => !ends(row)) }
}
