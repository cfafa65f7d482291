import type { Migration } from 'kysely/migration'
import { first } from './0001-first'
import { people } from './0002-people'
import { mallsAndSearch } from './0003-malls'
import { media } from './0004-media'
import { statistics } from './0005-statistics'
import { publishedFiles } from './0006-published-files'

/** In the order in which they run; imported here, never read from a folder, so that a bundle carries them. */
export const migrations: Record<string, Migration> = {
  '0001-first': first,
  '0002-people': people,
  '0003-malls': mallsAndSearch,
  '0004-media': media,
  '0005-statistics': statistics,
  '0006-published-files': publishedFiles,
}
