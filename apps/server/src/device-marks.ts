import { newCredential } from './identity'
import type { Random } from './random'
import type { Secrets } from './secrets'

/** The users who have signed in on a device, with expiry. Encrypted, so that only the server can read and write it. */
export type DeviceMark = { id: string; users: { id: string; until: number }[] }

const sealContext = 'device mark'
const lifetimeMs = 180 * 86_400_000
/** Maximum number of users; the most recent are stored. */
const maxUsers = 8

/** Recognises devices that have signed in before, by a mark in their local storage. */
export function createDeviceMarks({ secrets, random }: { secrets: Secrets; random: Random }) {
  return {
    /** Decrypts a mark; `undefined` when it is invalid. */
    async read(sealed: string | undefined): Promise<DeviceMark | undefined> {
      const opened = sealed === undefined ? undefined : await secrets.open(sealed, sealContext)
      return opened === undefined ? undefined : (JSON.parse(opened) as DeviceMark) // only `renew` encrypts with this context
    },

    /** Returns the mark after a sign-in of this user. */
    async renew(before: DeviceMark | undefined, userId: string, now: Date): Promise<string> {
      const id = before?.id ?? newCredential(random, 'device')
      const others = (before?.users ?? []).filter((user) => user.id !== userId && user.until > now.getTime())
      const users = [{ id: userId, until: now.getTime() + lifetimeMs }, ...others].slice(0, maxUsers)
      return secrets.seal(JSON.stringify({ id, users } satisfies DeviceMark), sealContext)
    },
  }
}

export const knowsUser = (mark: DeviceMark | undefined, userId: string, now: Date): mark is DeviceMark =>
  mark?.users.some(({ id, until }) => id === userId && until > now.getTime()) ?? false
