import { readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartError } from '../start-error'

/** The system account that runs PostgreSQL. */
export type Account = { name: string; uid: number; gid: number }

// `postgres` is made for this; the others exist on nearly every system and own no valuable files.
const PREFERRED = ['postgres', 'nobody', 'daemon', 'www-data']

/** Parses a passwd file and returns its unprivileged accounts, preferred ones first. */
export function accountsOf(passwd: string): Account[] {
  const accounts = passwd
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => Number.isInteger(uid) && Number.isInteger(gid) && uid > 0 && gid > 0)
  const rank = ({ name }: Account) => (PREFERRED.includes(name) ? PREFERRED.indexOf(name) : PREFERRED.length)
  return accounts.sort((a, b) => rank(a) - rank(b))
}

/**
 * PostgreSQL refuses to run as root, so root uses an unprivileged account; other users run it themselves (`undefined`).
 * An existing cluster keeps its owner, so that a start as root does not lock out an ordinary user.
 */
export async function accountFor(cluster: string, uid = process.getuid?.()): Promise<Account | undefined> {
  if (uid !== 0) return undefined
  const owner = await stat(cluster).catch(() => undefined)
  const accounts = accountsOf(await readFile('/etc/passwd', 'utf8').catch(() => ''))
  if (owner && owner.uid !== 0) {
    const known = accounts.find((account) => account.uid === owner.uid)
    return { name: known?.name ?? String(owner.uid), uid: owner.uid, gid: owner.gid }
  }
  const [account] = accounts
  if (!account) {
    throw new StartError(
      'PostgreSQL refuses to run as root and this system has no other account: start the server as an ordinary user, or set DATABASE_URL.',
    )
  }
  return account
}

/** Whether the account may enter this folder and all its parents (not the case in root's home). */
export async function mayEnter(folder: string, account: Account): Promise<boolean> {
  const { mode, uid, gid } = await stat(folder)
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
  if ((mode & bit) === 0) return false
  const parent = dirname(folder)
  return parent === folder || mayEnter(parent, account)
}
