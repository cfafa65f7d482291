// npm run release -- FOLDER TAG: builds, packs and inspects what a release publishes, with its bill of materials.
import { mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeSbom } from '../sbom.mjs'
import { checks } from '../steps/checks.mjs'
import { runSteps } from '../steps/steps.mjs'
import { main, root, Stop } from '../workspace.mjs'
import { published } from './registry.mjs'

/**
 * Says why a tag cannot be released; undefined if it can.
 * @param {string} tag
 * @param {{ versions: string[], notes: string[] }} state The packages' versions, and the notes in no changelog yet.
 */
export function whyNotReleased(tag, { versions, notes }) {
  const other = versions.find((version) => tag !== `v${version}`)
  if (other) return `The tag is ${tag}, but a package has the version ${other}: tag v${other}.`
  if (notes.length > 0) return `${notes.join(', ')} is in no changelog yet: run changeset version first.`
  return undefined
}

const currentState = () => ({
  versions: published().map(({ manifest }) => manifest.version),
  notes: readdirSync(join(root, '.changeset')).filter((name) => name.endsWith('.md') && name !== 'README.md'),
})

async function release([folder = '', tag = '']) {
  if (!tag) throw new Stop('npm run release -- FOLDER TAG')
  const reason = whyNotReleased(tag, currentState())
  if (reason) throw new Stop(reason)
  mkdirSync(folder)
  const steps = checks(join(resolve(folder), 'packages'), { all: true })
  const { failed } = await runSteps(steps.filter(({ name }) => ['packages', 'published'].includes(name)))
  if (failed > 0) throw new Stop('Nothing can be released; what went wrong stands above.')
  await writeSbom(join(resolve(folder), 'sbom.cdx.json'))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(() => release(process.argv.slice(2)))
