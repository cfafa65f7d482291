import { field, storable, text } from './fields'
import { z } from './zod'

/** Signed in with, in any case; unique, whatever the case. */
export const username = () => text(64).check(z.minLength(3), z.regex(/^[a-z0-9._-]+$/i))

/** At most 254 letters: longer ones cannot be written to. */
export const emailAddress = () => text(254).check(z.email())

/** A password that is being chosen; space around it is part of it. */
export const newPassword = () =>
  field(z.string().check(z.minLength(10), z.maxLength(128), z.refine(storable)), { writeOnly: true })
