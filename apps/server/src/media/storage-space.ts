// Checks free disk space and reserves media quota for uploads.

import { growRoom, quotaOf, releaseRoom, reserveRoom } from '../db/media/media-quota'
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

/** Arriving bytes between two counts. */
const countEvery = 1_048_576

type Disk = Pick<Dependencies, 'files' | 'settings'>

/** Whether so many bytes leave as much free disk space as configured. */
export async function hasDiskSpace({ files, settings }: Disk, bytes = 0): Promise<boolean> {
  const free = await files.free?.()
  return free === undefined || free - bytes >= settings.diskFreeBytes
}

/** Throws `storage_full` when an upload would leave less free disk space than configured. */
export async function requireDiskSpace(disk: Disk, bytes = 0) {
  if (!(await hasDiskSpace(disk, bytes))) throw new HttpError('storage_full')
}

/** Called with the number of bytes that have arrived; throws when there is no room for more. */
export type Arriving = (bytes: number) => Promise<void>

/**
 * Counts arriving bytes, whatever a request announced, and calls `check` after each mebibyte: with their sum, and with those
 * since the last time, which may not be written yet.
 */
export function countArriving(check: (arrived: number, added: number) => Promise<void>): Arriving {
  let [arrived, counted] = [0, 0]
  return async (bytes) => {
    arrived += bytes
    if (arrived - counted < countEvery) return
    const added = arrived - counted
    counted = arrived
    await check(arrived, added)
  }
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

/** Reserves quota for the body of a request while `work` runs: what it announces, and more as soon as more arrives. */
export async function withReservedSpace<T>(
  dependencies: SpaceDependencies,
  uploader: Uploader,
  request: Request,
  work: (reservation: string, arriving: Arriving) => Promise<T>,
): Promise<T> {
  const announced = Number(request.headers.get('content-length') ?? 0)
  const until = new Date(uploader.now.getTime() + formTimeoutMs)
  const reservation = await reserveSpace(dependencies, uploader, { bytes: announced, name: '', until })
  const { mall, now, replaces = 0 } = uploader
  const allowed = quotaOf(mall, dependencies.settings.mediaQuotaBytes)
  const arriving = countArriving(async (arrived, latest) => {
    await requireDiskSpace(dependencies, latest)
    const added = Math.max(0, arrived - replaces)
    if (arrived > announced)
      await growRoom(dependencies.db, { mallId: mall.id, allowed, now, added, except: reservation })
  })
  try {
    return await work(reservation, arriving)
  } finally {
    await releaseRoom(dependencies.db, reservation)
  }
}

/** Whether the disk of files or of the database is full, or the disk quota of the account is exceeded. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', '53100'].includes(String(error.code))
