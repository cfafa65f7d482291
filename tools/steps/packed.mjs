// Published packages as their users install them.
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pnpm, root, run } from '../workspace.mjs'

/**
 * Packs what a package's build has written.
 * @param {string} name The package's folder in `packages`.
 * @param {string} folder Where to put the tarball.
 * @returns {Promise<{ code: number, output: string, tarball?: string }>} The output is JSON; the tarball is a path.
 */
export async function pack(name, folder) {
  mkdirSync(folder, { recursive: true })
  const args = ['pack', '--json', '--pack-destination', folder]
  const packing = await pnpm(args, { quiet: true, cwd: join(root, 'packages', name) })
  return packing.code === 0 ? { ...packing, tarball: tarballIn(folder) } : packing
}

/** The path of the tarball in a folder. */
export const tarballIn = (folder) =>
  join(
    folder,
    readdirSync(folder).find((file) => file.endsWith('.tgz')),
  )

/** The path of a package's tarball: the one that `npm test` has packed before, or a new one of the current sources. */
export async function packed(name, folder) {
  const { PACKAGES_FOLDER } = process.env
  if (PACKAGES_FOLDER) return tarballIn(join(PACKAGES_FOLDER, name))
  const built = await run('tsup', [], { quiet: true, cwd: join(root, 'packages', name) })
  const { tarball, output } = built.code === 0 ? await pack(name, join(folder, name)) : built
  if (!tarball) throw new Error(`${name} could not be packed:\n${output}`)
  return tarball
}
