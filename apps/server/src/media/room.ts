import { maxUploadBytes } from '@kiosk-admin/api-client'
import { quotaOf, releaseRoom, reserveRoom } from '../db/media-quota'
import type { Dependencies } from '../dependencies'
import { HttpError } from '../http-error'

type Holder = {
  mall: { id: string; media_quota: number | null }
  userId: string
  now: Date
  /** How much of what comes takes the place of what is there. */
  replaces?: number
}

type SpaceDependencies = Pick<Dependencies, 'db' | 'files' | 'random' | 'settings'>

/** A form takes no longer: what a server leaves behind that ended meanwhile is free again. */
const formMs = 3_600_000

/** Refuses bytes that would leave less on the disk than is to stay free. */
export async function requireDisk({ files, settings }: Pick<Dependencies, 'files' | 'settings'>, bytes: number) {
  const free = await files.free?.()
  if (free !== undefined && free - bytes < settings.diskFreeBytes) throw new HttpError('storage_full')
}

/** Takes room for a file before its bytes come. */
export async function holdRoom(
  dependencies: SpaceDependencies,
  { mall, userId, now, replaces = 0 }: Holder,
  { bytes, name, until }: { bytes: number; name: string; until: Date },
): Promise<string> {
  await requireDisk(dependencies, bytes)
  const allowed = quotaOf(mall, dependencies.settings.mediaQuotaBytes)
  return reserveRoom(dependencies.db, {
    mallId: mall.id,
    userId,
    allowed,
    now,
    added: Math.max(0, bytes - replaces),
    name,
    size: bytes,
    expiresAt: until,
    random: dependencies.random,
  })
}

/** Runs `work` with room for the whole body of a request, which is free again afterwards. */
export async function withRoom<T>(
  dependencies: SpaceDependencies,
  holder: Holder,
  request: Request,
  work: (reservation: string) => Promise<T>,
): Promise<T> {
  // a body whose length nobody says has at least room for one file; what it comes to is checked again at the end
  const length = request.headers.get('content-length')
  const bytes = length === null ? maxUploadBytes : Number(length)
  const until = new Date(holder.now.getTime() + formMs)
  const reservation = await holdRoom(dependencies, holder, { bytes, name: '', until })
  try {
    return await work(reservation)
  } finally {
    await releaseRoom(dependencies.db, reservation)
  }
}

/** The disk has no room, or the one who owns the files has used up theirs. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code))
