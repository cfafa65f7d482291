import { date } from './fields'
import * as z from './zod'

/** The first or the last day of a date range, 2000 to 2099. */
export const day = () => date().check(z.refine((value) => value >= '2000-01-01' && value <= '2099-12-31'))

/** Checks that a date range does not end before it begins. */
export const checkRange = z.refine<{ from?: string | undefined; till?: string | undefined }>(
  ({ from, till }) => from === undefined || till === undefined || from <= till,
  { path: ['till'] },
)

/** Separator of a CSV export; Excel expects semicolons in the Nordic languages. */
export const csvSeparator = () => z._default(z.enum(['comma', 'semicolon']), 'comma')
