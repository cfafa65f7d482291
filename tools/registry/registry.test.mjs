import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../workspace.mjs'
import { pageOf, published, registryFields, rootManifest } from './registry.mjs'

const settings = rootManifest()
const pages = `${pageOf(settings.repository)}/`

/** Targets of links and pictures outside of code. */
const linksOf = (text) => {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, 'code')
  return [...prose.matchAll(/\]\(([^)\s]+)\)|\b(?:href|src)="([^"]+)"/g)].map(([, target, source]) => target ?? source)
}

/** The file of the repository that an address shows. */
const fileOf = (address) =>
  address
    .slice(pages.length)
    .replace(/^(blob|tree)\/main\//, '')
    .replace(/#.*/, '')

describe.each(published())('$folder', ({ folder, manifest }) => {
  const readme = readFileSync(join(root, folder, 'README.md'), 'utf8')

  test('says what the root says: npm run registry', () => {
    expect(manifest).toMatchObject(registryFields(settings, folder))
  })

  test('describes itself to a registry', () => {
    expect(manifest.license).toBe(settings.license)
    expect(manifest.description).toMatch(/^[A-Z].{30,120}\.$/)
    expect(manifest.keywords.length).toBeGreaterThanOrEqual(5)
    expect(manifest.engines.node).toMatch(/^>=\d+$/)
    expect(manifest.funding).toBeUndefined()
    expect(manifest.files).toEqual(['dist', 'CHANGELOG.md'])
    expect(manifest.sideEffects).toBeDefined()
  })

  test('links by absolute addresses, to files and docs that exist', () => {
    const links = linksOf(`${readme}\n${readFileSync(join(root, folder, 'CHANGELOG.md'), 'utf8')}`)
    expect(links.filter((link) => !/^(https:\/\/|#)/.test(link))).toEqual([])
    const toFiles = links.filter((link) => link.startsWith(pages) && link !== pages)
    expect(toFiles.length).toBeGreaterThan(0)
    expect(toFiles.filter((link) => !existsSync(join(root, fileOf(link))))).toEqual([])
    expect(links).toContain(manifest.homepage)
  })
})

test('every changeset names packages and says something: an empty one stops the next release', () => {
  const changesets = globSync('.changeset/*.md', { cwd: root }).filter((file) => !file.endsWith('README.md'))
  const names = published().map(({ manifest }) => manifest.name)
  const line = new RegExp(`^'(${names.join('|')})': (patch|minor|major)$`)
  for (const file of changesets) {
    const [, head = '', text = ''] = readFileSync(join(root, file), 'utf8').split(/^---\n/m)
    expect(
      head
        .trim()
        .split('\n')
        .filter((one) => !line.test(one)),
      file,
    ).toEqual([])
    expect(text.trim(), file).toMatch(/^\S.*\.$/ms)
  }
})

test('links are found in text, in pictures and around code', () => {
  expect(linksOf('[a](b.md), [`c`](d), `[e](f)`, <img src="g.png">\n```\n[h](i)\n```\n')).toEqual([
    'b.md',
    'd',
    'g.png',
  ])
})
