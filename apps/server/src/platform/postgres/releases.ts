// The newest versions of PostgreSQL that this release knows, for comparison with the one in use.
import releases from './releases.json' with { type: 'json' }

export type Version = { major: number; minor: number }

/** Where the PostgreSQL in use comes from; the last two are settings. */
export type PostgresSource = 'embedded' | 'POSTGRES_BINARIES' | 'DATABASE_URL'

export type PostgresVersion = {
  source: PostgresSource
  version: string
  /** The newest version of the branch; absent for branches that this release does not know. */
  newest?: string | undefined
  outdated: boolean
}

export const formatVersion = ({ major, minor }: Version) => `${major}.${minor}`

const newestOf: Record<string, string> = releases.newest

/** Compares with the newest version of the branch. */
export function rateVersion(found: Version, source: PostgresSource, known = newestOf): PostgresVersion {
  const newest = known[found.major]
  const outdated = newest !== undefined && found.minor < Number(newest.split('.')[1])
  return { source, version: formatVersion(found), newest, outdated }
}

const remedies = {
  embedded: (newest: string) =>
    `install PostgreSQL ${newest} or newer from your distribution or postgresql.org, and set POSTGRES_BINARIES to system, or DATABASE_URL`,
  POSTGRES_BINARIES: (newest: string) => `upgrade its package to ${newest} or newer, then restart the server`,
  DATABASE_URL: (newest: string) => `upgrade it to ${newest} or newer`,
}

/** A sentence for the log: the version, whether it is the newest, and what to do. */
export function describeVersion({ source, version, newest, outdated }: PostgresVersion): string {
  if (newest === undefined) {
    return `PostgreSQL ${version}: this release does not know the newest one of its branch; compare it with postgresql.org.`
  }
  if (!outdated) return `PostgreSQL ${version}: this release knows no newer one of its branch.`
  return `PostgreSQL ${version} is not the newest of its branch, and later ones fix vulnerabilities: ${remedies[source](newest)}.`
}
