import { maxUploadBytes } from '@kiosk-admin/api-client'
import { quotaOf, releaseRoom, reserveRoom } from '../db/media-quota'
import { Refusal } from '../refusal'
import type { Seams } from '../seams'

type Holder = {
  mall: { id: string; media_quota: number | null }
  userId: string
  now: Date
  /** How much of what comes takes the place of what is there. */
  replaces?: number
}

type RoomSeams = Pick<Seams, 'db' | 'files' | 'random' | 'settings'>

/** A form takes no longer: what a server leaves behind that ended meanwhile is free again. */
const formMs = 3_600_000

/** Refuses bytes that would leave less on the disk than is to stay free. */
export async function requireDisk({ files, settings }: Pick<Seams, 'files' | 'settings'>, bytes: number) {
  const free = await files.free?.()
  if (free !== undefined && free - bytes < settings.diskFreeBytes) throw new Refusal('storage_full')
}

/** Takes room for a file before its bytes come. */
export async function holdRoom(
  seams: RoomSeams,
  { mall, userId, now, replaces = 0 }: Holder,
  { bytes, name, until }: { bytes: number; name: string; until: Date },
): Promise<string> {
  await requireDisk(seams, bytes)
  const allowed = quotaOf(mall, seams.settings.mediaQuotaBytes)
  return reserveRoom(seams.db, {
    mallId: mall.id,
    userId,
    allowed,
    now,
    added: Math.max(0, bytes - replaces),
    name,
    size: bytes,
    expiresAt: until,
    random: seams.random,
  })
}

/** Runs `work` with room for the whole body of a request, which is free again afterwards. */
export async function withRoom<T>(
  seams: RoomSeams,
  holder: Holder,
  request: Request,
  work: (reservation: string) => Promise<T>,
): Promise<T> {
  // a body whose length nobody says has at least room for one file; what it comes to is checked again at the end
  const length = request.headers.get('content-length')
  const bytes = length === null ? maxUploadBytes : Number(length)
  const until = new Date(holder.now.getTime() + formMs)
  const reservation = await holdRoom(seams, holder, { bytes, name: '', until })
  try {
    return await work(reservation)
  } finally {
    await releaseRoom(seams.db, reservation)
  }
}

/** The disk has no room, or the one who owns the files has used up theirs. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code))
