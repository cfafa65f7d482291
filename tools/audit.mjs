// npm run audit: checks the packages of the lock file against the registry. Needs the network, so npm test does not run
// it.
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

await main(async () => {
  const failures = []
  for (const { args, failure } of steps) if ((await pnpm(args)).code !== 0) failures.push(failure)
  if (failures.length > 0) throw new Stop(`${failures.join(' ')} Details stand above.`)
})
