// npm run audit: what the registry knows about the packages of the lock file. Needs the network, and so is not in npm test.
import { main, pnpm, Stop } from './workspace.mjs'

const steps = [
  {
    // installing trusts the lock file: here every entry has to be as old as pnpm-workspace.yaml asks
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
