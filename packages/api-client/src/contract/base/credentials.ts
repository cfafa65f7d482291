import { field, text } from './fields'
import * as z from './zod'

/** A user name; unique, ignoring case. */
export const username = () => text(64).check(z.minLength(3), z.regex(/^[a-z0-9._-]+$/i))

/** At most 254 characters, the limit of SMTP. */
export const emailAddress = () => text(254).check(z.email())

/** A new password; surrounding spaces are part of it. */
export const newPassword = () => field(z.string().check(z.minLength(10), z.maxLength(128)), { writeOnly: true })
