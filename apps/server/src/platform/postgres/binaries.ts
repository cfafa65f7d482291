// Finds PostgreSQL's programs: those of the npm package, or others by POSTGRES_BINARIES.

import { execFile } from 'node:child_process'
import { access, glob } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../start-error'
import { type Account, mayEnter } from './account'
import { type Binaries, installedPackage, packagedBinaries } from './packaged-binaries'
import { formatVersion } from './releases'

/** The major version of the embedded PostgreSQL, which migrations and queries are tested with. */
export const OLDEST_MAJOR = 18

/** Packages of Debian and Ubuntu, and of PostgreSQL itself for these; and its packages for Red Hat and SUSE. */
const usualFolders = ['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin']

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

type Options = {
  dataDir: string
  account: Account | undefined
  /** A folder of programs or of an unpacked npm package, or `system`. @default the installed npm package */
  postgresBinaries?: string | undefined
  /** The major version to take if the system has several. @default the newest */
  major?: number | undefined
  /** Where `system` searches. */
  systemFolders?: string[]
}

/** The programs that the setting names, or the embedded ones. Throws `StartError` for versions that are too old. */
export async function findBinaries(options: Options): Promise<Binaries> {
  const { postgresBinaries } = options
  if (postgresBinaries === undefined) return packagedBinaries({ ...options, packageFolder: await installedPackage() })
  const binaries =
    postgresBinaries === 'system'
      ? await systemBinaries(options)
      : await binariesIn({ ...options, folder: postgresBinaries, setting: 'POSTGRES_BINARIES' })
  if (binaries.version.major < OLDEST_MAJOR) {
    const found = formatVersion(binaries.version)
    throw new StartError(
      `POSTGRES_BINARIES is ${JSON.stringify(postgresBinaries)}, and the PostgreSQL there is ${found}: ${OLDEST_MAJOR} or newer is needed. Install one from your distribution or postgresql.org, or leave POSTGRES_BINARIES out, or use PostgreSQL ${found} by DATABASE_URL. Nothing was changed.`,
    )
  }
  return binaries
}

async function systemBinaries({ systemFolders = usualFolders, major, account }: Options): Promise<Binaries> {
  const found: Binaries[] = []
  for await (const postgres of glob(systemFolders.map((folder) => join(folder, 'postgres')))) {
    found.push(await programsIn(dirname(postgres), 'POSTGRES_BINARIES', account))
  }
  const [newest] = found.sort((a, b) => b.version.major - a.version.major || b.version.minor - a.version.minor)
  if (!newest) {
    throw new StartError(
      `POSTGRES_BINARIES is "system", but PostgreSQL is not installed: install version ${OLDEST_MAJOR} or newer from your distribution or postgresql.org, or leave POSTGRES_BINARIES out.`,
    )
  }
  return found.find(({ version }) => version.major === major) ?? newest
}

/** The programs of any version in a folder, in its `bin`, or in an npm package that was unpacked there. */
export async function binariesIn(options: {
  folder: string
  /** Named by errors. */
  setting: string
  dataDir: string
  account: Account | undefined
}): Promise<Binaries> {
  const { folder, setting, account } = options
  if (await exists(join(folder, 'native'))) return packagedBinaries({ ...options, packageFolder: folder })
  for (const bin of [folder, join(folder, 'bin')]) {
    if ((await exists(join(bin, 'postgres'))) && (await exists(join(bin, 'initdb'))))
      return programsIn(bin, setting, account)
  }
  throw new StartError(
    `${setting} is ${JSON.stringify(folder)}, which has no postgres and initdb: name the folder of these programs, like /usr/lib/postgresql/${OLDEST_MAJOR}/bin.`,
  )
}

async function programsIn(bin: string, setting: string, account: Account | undefined): Promise<Binaries> {
  if (account && !(await mayEnter(bin, account))) {
    throw new StartError(
      `PostgreSQL runs as the account ${account.name}, which may not enter ${bin}: set ${setting} to a folder that every account may enter.`,
    )
  }
  const postgres = join(bin, 'postgres')
  const { stdout } = await promisify(execFile)(postgres, ['--version'], {
    env: { LC_ALL: 'C' },
    ...(account && { uid: account.uid, gid: account.gid }),
  }).catch((cause: unknown) => {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new StartError(`${postgres} of ${setting} does not run here (${why}): name another folder.`, { cause })
  })
  const [, major, minor = '0'] = /\(PostgreSQL\) (\d+)(?:\.(\d+))?/.exec(stdout) ?? []
  if (major === undefined) {
    throw new StartError(`${postgres} of ${setting} is no PostgreSQL: name another folder.`)
  }
  return { root: bin, initdb: join(bin, 'initdb'), postgres, version: { major: Number(major), minor: Number(minor) } }
}
