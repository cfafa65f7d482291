import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SOCKET } from './postmaster'

// sockaddr_un has 108 bytes on Linux and 104 on macOS, including the final zero.
const LONGEST = 103

const fits = (folder: string) => Buffer.byteLength(join(folder, SOCKET)) <= LONGEST

/** A folder for connecting to the socket: the cluster, or a short link to it if the path is too long. */
export async function openSocketFolder(cluster: string): Promise<{ path: string; close(): Promise<void> }> {
  if (fits(cluster)) return { path: cluster, close: async () => {} }
  const temporary = fits(join(tmpdir(), 'kiosk-XXXXXX', 'pg')) ? tmpdir() : '/tmp'
  const folder = await mkdtemp(join(temporary, 'kiosk-'))
  const path = join(folder, 'pg')
  await symlink(cluster, path)
  return { path, close: () => rm(folder, { recursive: true, force: true }) }
}
