/**
 * Paths of calls whose answers every page must be able to call stale, or write. Written out: with the calls themselves
 * their contract would come to every page. `paths.test.ts` holds them to it.
 */
export const paths = {
  auditTrail: '/Audit',
  mediaStorage: '/MediaLibrary/Storage',
  changes: '/Publication/Changes',
  publications: '/Publication',
  published: '/Published',
  stationEvents: '/MallStation/{id}/Events',
  stations: '/MallStation/{mallId}',
  trash: '/Trash',
} as const

/** Answers that every write changes: the dashboard's figures and the pending changes. */
export const publicationPaths = [paths.published, paths.changes, paths.publications]
