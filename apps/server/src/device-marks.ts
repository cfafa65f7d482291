import { newCredential } from './identity'
import type { Random } from './random'
import type { Secrets } from './secrets'

/** Who signed in on a device and until when that counts; sealed, so that nobody else reads or writes one. */
export type DeviceMark = { id: string; users: { id: string; until: number }[] }

const sealedFor = 'device mark'
const lastsMs = 180 * 86_400_000
/** How many accounts one device is known by: those that signed in last. */
const usersKept = 8

/** Recognises devices that have signed in before, by what they keep instead of a cookie. */
export function createDeviceMarks({ secrets, random }: { secrets: Secrets; random: Random }) {
  return {
    /** What a device sent; `undefined` when the server did not make it. */
    async read(sealed: string | undefined): Promise<DeviceMark | undefined> {
      const opened = sealed === undefined ? undefined : await secrets.open(sealed, sealedFor)
      return opened === undefined ? undefined : (JSON.parse(opened) as DeviceMark) // sealed below, and nowhere else
    },

    /** The mark of a device on which this user has signed in now. */
    async renew(before: DeviceMark | undefined, userId: string, now: Date): Promise<string> {
      const id = before?.id ?? newCredential(random, 'device')
      const others = (before?.users ?? []).filter((user) => user.id !== userId && user.until > now.getTime())
      const users = [{ id: userId, until: now.getTime() + lastsMs }, ...others].slice(0, usersKept)
      return secrets.seal(JSON.stringify({ id, users } satisfies DeviceMark), sealedFor)
    },
  }
}

export const knowsUser = (mark: DeviceMark | undefined, userId: string, now: Date): mark is DeviceMark =>
  mark?.users.some(({ id, until }) => id === userId && until > now.getTime()) ?? false
