// npm run audit: checks the packages of the lock file against the registry, and says how old the embedded PostgreSQL is.
// Needs the network, so npm test does not run it.
import { embeddedPostgres } from './sbom.mjs'
import { main, pnpm, Stop } from './workspace.mjs'

const steps = [
  {
    // installation trusts the lock file; here every entry must have the minimum age of pnpm-workspace.yaml
    args: ['install', '--frozen-lockfile', '--lockfile-only', '--no-trust-lockfile'],
    failure: 'The lock file names versions that are too young.',
  },
  {
    args: ['audit', '--prod', '--audit-level', 'moderate'],
    failure: 'What is delivered has known holes, or could not be asked about.',
  },
  {
    args: ['audit', '--audit-level', 'critical'],
    failure: 'What it is made with has critical holes, or could not be asked about.',
  },
]

/** PostgreSQL publishes fixes every three months at least. */
const knownForMs = 100 * 24 * 3_600_000

await main(async () => {
  const failures = []
  const { version, advice, checked } = embeddedPostgres()
  console.log(`The embedded PostgreSQL is ${version}. ${advice}`)
  if (Date.now() - Date.parse(checked) > knownForMs) {
    failures.push(
      `The newest versions of PostgreSQL were looked up on ${checked}: write those of postgresql.org/support/versioning and the date into apps/server/src/platform/postgres/releases.json.`,
    )
  }
  for (const { args, failure } of steps) if ((await pnpm(args)).code !== 0) failures.push(failure)
  if (failures.length > 0) throw new Stop(`${failures.join(' ')} Details stand above.`)
})
