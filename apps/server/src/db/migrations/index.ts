import type { Migration } from 'kysely/migration'
import { first } from './0001-first'

/** In the order in which they run; imported here, never read from a folder, so that a bundle carries them. */
export const migrations: Record<string, Migration> = { '0001-first': first }
