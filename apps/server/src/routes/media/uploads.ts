import { calls } from '@kiosk-admin/api-client'
import { maxUploadBytes, mediaTypeOfName } from '@kiosk-admin/api-client/internal'
import { findRow } from '../../db/find-rows'
import { findMall } from '../../db/malls'
import type { Authorise, UserAuthority } from '../../db/people/authority'
import type { Dependencies } from '../../dependencies'
import { HttpError, invalid, refusedFile } from '../../http-error'
import { createHeavyWorkLimiters } from '../../limits/heavy-work'
import { sanitiseFileName } from '../../media/file-name'
import { isDiskFull, requireDiskSpace, reserveSpace } from '../../media/storage-space'
import { addBytes, dropUpload, findUpload, pruneUploads, type UploadRow, uploadTimeoutMs } from '../../media/uploads'
import { requireAccess } from '../dispatch/access'
import { type App, authoriseIn, callerOf, type Http, mallFor } from '../dispatch/dispatch'

/** Grace period in ms for a running request when another one continues its upload. */
const patienceMs = 1_000
const path = '/api/MediaLibrary/Uploads'
const version = '1.0.0'
const id = ':id{[0-9a-f-]{36}}'

const always = { 'tus-resumable': version, 'cache-control': 'no-store' }
const abilities = {
  ...always,
  'tus-version': version,
  'tus-extension': 'creation,termination,expiration',
  'tus-max-size': String(maxUploadBytes),
}

/** Parses the `Upload-Metadata` header: `filename aGVsbG8=,other d29ybGQ=`. */
function fileNameIn(metadata: string): string {
  const pairs = metadata.split(',').map((pair) => pair.trim().split(' '))
  const [, encoded = ''] = pairs.find(([key]) => key === 'filename') ?? []
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(encoded), (letter) => letter.codePointAt(0) ?? 0))
  } catch {
    return ''
  }
}

const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined

type Reader = ReadableStreamDefaultReader<Uint8Array>

async function* piecesOf(reader: Reader | undefined): AsyncGenerator<Uint8Array> {
  if (!reader) return
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}

const stateOf = ({ received, size, expires_at }: UploadRow) => ({
  ...always,
  'upload-offset': String(received),
  'upload-length': String(size),
  'upload-expires': expires_at.toUTCString(),
})

/**
 * Resumable uploads: tus 1.0 with creation, termination and expiration. It only receives bytes; a call of the contract
 * creates the media record.
 */
export function registerUploads(app: App, dependencies: Dependencies): void {
  const { db, files, clock, settings } = dependencies
  const run = createHeavyWorkLimiters(dependencies.setTimer)(calls.uploadMedia)

  /** The running request of each upload in this process; only one at a time. */
  const adding = new Map<string, { stop: () => void; over: Promise<unknown> }>()

  /** Ends the previous request: a client may resume before the server has noticed the disconnect. */
  async function endFormer(uploadId: string) {
    const former = adding.get(uploadId)
    if (!former) return
    const timer = setTimeout(former.stop, patienceMs)
    await former.over
    clearTimeout(timer)
  }

  /** Appends bytes until the body ends or another request takes over the upload. */
  async function add(
    upload: UploadRow,
    body: ReadableStream<Uint8Array> | null,
    authorise: Authorise,
  ): Promise<number> {
    const reader = body?.getReader()
    const work = addBytes({ db, files, authorise, settings }, upload, piecesOf(reader))
    const over = work.catch(() => undefined).finally(() => adding.delete(upload.id))
    adding.set(upload.id, { stop: () => void reader?.cancel().catch(() => undefined), over })
    return work
  }

  async function enter(c: Http): Promise<{ me: UserAuthority; now: Date }> {
    const now = clock.now()
    const me = await callerOf(c, dependencies, calls.uploadMedia, c.env?.address ?? '', now)
    requireAccess(calls.uploadMedia.access, 'MediaLibrary', me)
    if (me?.kind !== 'user') throw new HttpError('unauthenticated')
    return { me, now }
  }

  async function own(c: Http): Promise<{ upload: UploadRow; me: UserAuthority; now: Date }> {
    const { me, now } = await enter(c)
    const uploadId = c.req.param('id') ?? ''
    const find = () => findUpload(db, uploadId, { userId: me.user.id, mallIds: me.mallIds, now })
    // only its owner ends the request that is running
    const found = me.mallIds.length > 0 && (await find())
    if (found) await endFormer(uploadId)
    const upload = found && (await find())
    if (!upload) throw new HttpError('not_found')
    return { upload, me, now }
  }

  /** Size of the file that an upload replaces, which becomes free. */
  async function sizeOfReplaced(mediaId: string | undefined, mallId: string, me: UserAuthority): Promise<number> {
    if (mediaId === undefined) return 0
    requireAccess(calls.replaceMediaFile.access, 'MediaLibrary', me, mallId)
    const file =
      calls.replaceMediaFile.params.safeParse({ id: mediaId }).success && (await findRow(db, 'media', mediaId))
    if (!file || file.mall_id !== mallId) throw new HttpError('not_found')
    return file.size
  }

  app.use(`${path}/*`, async (c, next) => {
    if (c.req.method === 'OPTIONS') return c.body(null, 204, abilities)
    if (c.req.header('tus-resumable') !== version) return c.body(null, 412, abilities)
    await next()
    for (const [name, value] of Object.entries(always)) c.res.headers.set(name, value)
    return undefined
  })

  app.post(path, async (c) => {
    const { me, now } = await enter(c)
    const mall = await mallFor(db, calls.uploadMedia, { mallId: c.req.query('mallId') ?? '' }, me, undefined)
    if (!mall) throw new HttpError('not_found')
    requireAccess(calls.uploadMedia.access, 'MediaLibrary', me, mall.id)
    const size = wholeNumber(c.req.header('upload-length'))
    if (size === 0) throw refusedFile('content_mismatch', 'The file is empty.')
    if (size === undefined) throw invalid('file', 'The form data is incomplete.')
    if (size > maxUploadBytes) throw new HttpError('too_large')
    const name = sanitiseFileName(fileNameIn(c.req.header('upload-metadata') ?? ''))
    if (!mediaTypeOfName(name)) throw new HttpError('unsupported_type')
    const replaces = await sizeOfReplaced(c.req.query('replaces'), mall.id, me)
    await pruneUploads({ db, files, now })
    const until = new Date(now.getTime() + uploadTimeoutMs)
    const upload = await reserveSpace(
      dependencies,
      { mall, userId: me.user.id, now, replaces },
      { bytes: size, name, until },
    )
    return c.body(null, 201, { ...always, location: `${path}/${upload}`, 'upload-expires': until.toUTCString() })
  })

  // also answers HEAD
  app.get(`${path}/${id}`, async (c) => c.body(null, 200, stateOf((await own(c)).upload)))

  app.patch(`${path}/${id}`, async (c) => {
    const { upload, me } = await own(c)
    if (c.req.header('content-type') !== 'application/offset+octet-stream') throw new HttpError('unsupported_type')
    if (wholeNumber(c.req.header('upload-offset')) !== upload.received) throw new HttpError('conflict')
    const authorise = authoriseIn(c, dependencies, calls.uploadMedia, await findMall(db, upload.mall_id))
    const received = await run(`user ${me.user.id}`, async () => {
      await requireDiskSpace(dependencies, upload.size - upload.received)
      return add(upload, c.req.raw.body, authorise)
    }).catch((error) => {
      throw isDiskFull(error) ? new HttpError('storage_full') : error
    })
    return c.body(null, 204, stateOf({ ...upload, received }))
  })

  app.delete(`${path}/${id}`, async (c) => {
    const { upload, now } = await own(c)
    await dropUpload({ db, files, now }, upload.id)
    return c.body(null, 204, always)
  })
}
