/**
 * Paths of calls, as cache keys. Importing the calls would load the whole contract; `paths.test.ts` compares both.
 */
export const paths = {
  auditTrail: '/Audit',
  mapState: '/MapState',
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
