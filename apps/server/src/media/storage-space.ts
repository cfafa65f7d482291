// Checks free disk space and reserves media quota for uploads.

import { maxUploadBytes } from '@kiosk-admin/api-client/internal'
import { quotaOf, releaseRoom, reserveRoom } from '../db/media/media-quota'
import type { Dependencies } from '../dependencies'
import { HttpError } from '../http-error'

type Uploader = {
  mall: { id: string; media_quota: number | null }
  userId: string
  now: Date
  /** Size of the file to be replaced, which becomes free. */
  replaces?: number
}

type SpaceDependencies = Pick<Dependencies, 'db' | 'files' | 'random' | 'settings'>

/** The longest time of a form upload. Reservations of a crashed server expire after it. */
const formTimeoutMs = 3_600_000

/** Throws `storage_full` when the upload would leave less free disk space than configured. */
export async function requireDiskSpace({ files, settings }: Pick<Dependencies, 'files' | 'settings'>, bytes: number) {
  const free = await files.free?.()
  if (free !== undefined && free - bytes < settings.diskFreeBytes) throw new HttpError('storage_full')
}

/** Reserves quota for a file before it is received. */
export async function reserveSpace(
  dependencies: SpaceDependencies,
  { mall, userId, now, replaces = 0 }: Uploader,
  { bytes, name, until }: { bytes: number; name: string; until: Date },
): Promise<string> {
  await requireDiskSpace(dependencies, bytes)
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

/** Reserves quota for the body of a request while `work` runs. */
export async function withReservedSpace<T>(
  dependencies: SpaceDependencies,
  uploader: Uploader,
  request: Request,
  work: (reservation: string) => Promise<T>,
): Promise<T> {
  // without Content-Length, reserves the size of one file; the actual size is checked at the end
  const length = request.headers.get('content-length')
  const bytes = length === null ? maxUploadBytes : Number(length)
  const until = new Date(uploader.now.getTime() + formTimeoutMs)
  const reservation = await reserveSpace(dependencies, uploader, { bytes, name: '', until })
  try {
    return await work(reservation)
  } finally {
    await releaseRoom(dependencies.db, reservation)
  }
}

/** Whether the disk is full or the disk quota of the account is exceeded. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code))
