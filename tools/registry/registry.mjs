// What a registry shows of the published packages, derived from the root's package.json: `npm run registry` writes the
// addresses of the repository and of the hosted docs into their manifests, READMEs and changelogs.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packages, root } from '../workspace.mjs'

/** The page of a repository: `git+https://github.com/a/b.git` is at `https://github.com/a/b`. */
export const pageOf = ({ url }) => url.replace(/^git\+/, '').replace(/\.git$/, '')

/** Pages of the hosted docs by package; the others are on the first page. */
const docsPages = {
  'packages/api-client': '/storybook/?path=/docs/reference-api-client--docs',
  'packages/kiosk-client': '/storybook/?path=/docs/reference-kiosk-client--docs',
  'packages/wayfinding': '/storybook/?path=/docs/reference-wayfinding--docs',
}

/** The fields of a package's manifest that follow from the root's. */
export const registryFields = ({ repository, homepage, author }, folder) => ({
  author,
  homepage: `${homepage}${docsPages[folder] ?? ''}`,
  repository: { ...repository, directory: folder },
  bugs: `${pageOf(repository)}/issues`,
})

export const published = () => packages().filter(({ manifest }) => !manifest.private)
export const rootManifest = () => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

function write() {
  const settings = rootManifest()
  for (const { folder, manifest } of published()) {
    const { homepage } = registryFields({ ...settings, homepage: '' }, folder)
    const docs = manifest.homepage.slice(0, manifest.homepage.length - homepage.length)
    for (const name of ['README.md', 'CHANGELOG.md']) {
      const file = join(root, folder, name)
      const text = readFileSync(file, 'utf8')
        .replaceAll(`${pageOf(manifest.repository)}/`, `${pageOf(settings.repository)}/`)
        .replaceAll(docs, settings.homepage)
      writeFileSync(file, text)
    }
    const fields = { ...manifest, ...registryFields(settings, folder) }
    writeFileSync(join(root, folder, 'package.json'), `${JSON.stringify(fields, undefined, 2)}\n`)
  }
}

if (process.argv[1] === import.meta.filename) write()
