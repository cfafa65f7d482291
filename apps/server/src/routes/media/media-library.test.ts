import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls, contentTypes, type FieldError, type MediaFile, mediaExtensions } from '@kiosk-admin/api-client'
import { maxUploadBytes, mediaTypeOfName } from '@kiosk-admin/api-client/internal'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeUnused } from '../../db/media/stored-files'
import type { Files } from '../../dependencies'
import { bmp, box, film, mp4, number, oneOfEach, raster, svg } from '../../media/testing/files'
import { gradient, withBoxes, withExif } from '../../media/testing/metadata'
import { diskFiles } from '../../platform/files/disk-files'
import { filmsInWorker } from '../../platform/files/films-in-worker'
import { s3Files } from '../../platform/files/s3-files'
import { sharpPictures } from '../../platform/files/sharp-pictures'
import { readNodeForm } from '../../platform/http/node-form'
import { localS3 } from '../../platform/testing/local-s3'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testMall } from '../../testing/mall'

const s3 = localS3()
const pictures = sharpPictures()
const films = filmsInWorker()
let samples: Awaited<ReturnType<typeof oneOfEach>>
let folder: string
beforeAll(async () => {
  samples = await oneOfEach()
  folder = await mkdtemp(join(tmpdir(), 'media-test-'))
})
afterAll(async () => {
  await Promise.all([pictures.close(), films.close()])
  await rm(folder, { recursive: true })
})

const stores: Record<string, () => { files: Files; unfinished: string }> = {
  'the local directory': () => ({
    files: diskFiles(join(folder, 'media')),
    unfinished: join(folder, 'media', 'unfinished'),
  }),
  S3: () => ({ files: s3Files(s3.settings(), join(folder, 'uploads')), unfinished: join(folder, 'uploads') }),
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const fileOf = (name: string, bytes: Uint8Array<ArrayBuffer> | string) => new File([bytes], name)
const query = { mallId: ids.near }

describe.each(Object.entries(stores))('media in %s', (_, open) => {
  let app: TestApp
  let client: TestApp['client'] extends (...args: never[]) => infer C ? C : never
  let unfinished: string

  beforeAll(async () => {
    const store = open()
    unfinished = store.unfinished
    app = await createTestApp({
      seed: testMall,
      native: { files: store.files, pictures, films, readForm: readNodeForm },
    })
    ;({ client } = await app.signIn('chief'))
  })

  const send = (...files: File[]) => client.call(calls.uploadMedia, { query, files })
  async function upload(name: string, bytes: Uint8Array<ArrayBuffer> | string): Promise<MediaFile> {
    const [file] = await send(fileOf(name, bytes))
    if (!file) throw new Error('Nothing came back')
    return file
  }
  const served = async (url: string, headers: Record<string, string> = {}) => {
    const response = await app.fetch(url, { headers })
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
  }
  const left = () => readdir(unfinished).catch(() => [])
  const rows = async () =>
    Number(
      (
        await app.db
          .selectFrom('media')
          .select((eb) => eb.fn.countAll().as('n'))
          .executeTakeFirst()
      )?.n,
    )

  /** Expects a refusal that leaves no data behind. */
  async function refused(code: string, ...files: File[]) {
    const before = await rows()
    await expect(send(...files)).rejects.toMatchObject({ code })
    expect(await left()).toEqual([])
    expect(await rows()).toBe(before)
  }

  it.each(Object.values(mediaExtensions).flat())(
    'accepts a %s, detects its kind and serves the same bytes',
    async (extension) => {
      const bytes = samples[extension] ?? new Uint8Array()
      const file = await upload(`One.${extension.toUpperCase()}`, bytes)
      expect(file).toMatchObject({
        kind: mediaTypeOfName(`a.${extension}`)?.kind,
        usedBy: 0,
        version: 1,
        categoryId: null,
      })
      const { response, bytes: back } = await served(file.url)
      expect(response.headers.get('content-type')).toBe(file.mime)
      if (extension !== 'svg') expect([back, file.size, file.sha256]).toEqual([bytes, bytes.length, hashOf(bytes)])
      const small = await served(String(file.thumbnailUrl))
      expect([small.response.status, small.response.headers.get('content-type')?.slice(0, 6)]).toEqual([200, 'image/'])
      expect(await left()).toEqual([])
    },
  )

  it('reads dimensions and creates thumbnails', async () => {
    const wide = new Uint8Array(await raster(1200, 300).png().toBuffer())
    for (const [name, bytes] of [
      ['wide.png', wide],
      ['wide.bmp', bmp(1200, 300)],
    ] as const) {
      const file = await upload(name, bytes)
      expect(file).toMatchObject({ width: 1200, height: 300, duration: null, playable: true })
      const { bytes: small } = await served(String(file.thumbnailUrl))
      expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 480, height: 120 })
      const { channels } = await sharp(small).stats()
      const colour = channels.slice(0, 3).map(({ mean }) => Math.round(mean / 10))
      expect(colour).toEqual([20, 3, 6])
    }
    const high = { codec: 'H.264', profile: 'High', pixelFormat: 'yuv420p', metadata: false }
    const size = { width: 64, height: 48, duration: 0.6 }
    expect(await upload('film.mp4', film('h264-high.mp4'))).toMatchObject({ ...size, video: high, playable: true })
    expect(await upload('film.webm', film('vp8.webm'))).toMatchObject({ ...size, playable: true })
    expect(await upload('film.mov', film('h264.mov'))).toMatchObject({ ...size, video: high, playable: true })
    const hevc = { codec: 'HEVC', profile: 'Main', pixelFormat: 'yuv420p', metadata: false }
    const unplayable = await upload('hevc.mp4', film('hevc-main.mp4'))
    expect(unplayable).toMatchObject({ ...size, video: hevc, playable: false })
    const listed = await client.call(calls.mediaFiles, { params: { kind: 'Video', mallId: ids.near } })
    expect(listed.data.find(({ id }) => id === unplayable.id)).toMatchObject({ video: hevc, playable: false })
    const params = { id: unplayable.id }
    const replaced = await client.call(calls.replaceMediaFile, {
      params,
      files: [fileOf('a.mp4', film('h264-high.mp4'))],
    })
    expect(replaced).toMatchObject({ name: 'hevc.mp4', video: high, playable: true })
    expect(await upload('none.mp4', mp4())).toMatchObject({ video: { codec: null }, playable: false })
    expect(await upload('a.svg', svg())).toMatchObject({ width: 30, height: 20 })
    const words = `<text>${'x'.repeat(270_000)}</text>`
    expect(await upload('large.svg', svg(words))).toMatchObject({ width: 30, thumbnailUrl: '/media/plate/svg.svg' })
  })

  it('rotates a portrait photo', async () => {
    const turned = new Uint8Array(await raster(60, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer())
    expect(await upload('upright.jpg', turned)).toMatchObject({ width: 40, height: 60 })
  })

  it('serves photos without places, serial numbers and names, with the same pixels', async () => {
    const secret = 'Kamera 4711'
    const taken = await withExif(gradient(60, 40).jpeg().withIccProfile('p3'), { orientation: 6, secret })
    const file = await upload('taken.jpg', new Uint8Array(taken))
    expect(file).toMatchObject({ width: 40, height: 60 })
    const { bytes } = await served(file.url)
    expect([file.size, file.sha256]).toEqual([bytes.length, hashOf(bytes)])
    expect(taken.includes(secret)).toBe(true)
    expect(Buffer.from(bytes).includes(secret)).toBe(false)
    const [before, after] = [await sharp(taken).metadata(), await sharp(bytes).metadata()]
    expect(before.exif?.length).toBeGreaterThan(200)
    expect(after).toMatchObject({ orientation: 6, icc: before.icc })
    // a header, and the entry of the orientation
    expect(after.exif).toHaveLength(32)
    expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(taken).raw().toBuffer())
    const png = await withExif(gradient(60, 40).png(), { orientation: 6, secret })
    const { url } = await upload('taken.thumbnail', new Uint8Array(png))
    expect(Buffer.from((await served(url)).bytes).includes(secret)).toBe(false)
    const next = await upload('next.png', samples.png ?? bytes)
    const replaced = await client.call(calls.replaceMediaFile, {
      params: { id: next.id },
      files: [fileOf('taken.jpg', new Uint8Array(taken))],
    })
    expect(replaced.sha256).toBe(file.sha256)
  })

  it('serves films without places and names, and tells of what it cannot remove', async () => {
    const place = box('udta', box('\u00a9xyz', [...new TextEncoder().encode('+59.33+018.07/')]))
    const taken = withBoxes(film('h264-high.mp4'), 'moov', place)
    const file = await upload('taken.mp4', taken)
    const { bytes } = await served(file.url)
    expect([Buffer.from(taken).includes('+59.33'), Buffer.from(bytes).includes('+59.33')]).toEqual([true, false])
    expect([file.size, file.sha256]).toEqual([bytes.length, hashOf(bytes)])
    const track = box(
      'trak',
      box('mdia', box('hdlr', number(0, 8), [...new TextEncoder().encode('meta')], number(0, 13))),
    )
    const { video } = await upload('drone.mp4', withBoxes(film('h264-high.mp4'), 'moov', track))
    expect(video).toMatchObject({ codec: 'H.264', metadata: true })
  })

  it('serves sanitised drawings with a policy that blocks everything', async () => {
    const { url, sha256 } = await upload('bad.svg', svg('<script>alert(1)</script><path onload="x()" d="M0 0"/>'))
    const { response, bytes } = await served(url)
    expect(new TextDecoder().decode(bytes)).not.toMatch(/script|onload/)
    expect(hashOf(bytes)).toBe(sha256)
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('refuses other types, and content that does not match the extension', async () => {
    const png = samples.png ?? new Uint8Array()
    await refused('unsupported_type', fileOf('run.exe', png))
    await refused('unsupported_type', fileOf('png', png))
    await refused('unsupported_type', fileOf('photo.png\u202e.html', png))
    await refused('content_mismatch', fileOf('photo.jpg', png))
    await refused('content_mismatch', fileOf('photo.png', png.slice(0, 60)))
    await refused('content_mismatch', fileOf('empty.png', ''))
    await refused('content_mismatch', fileOf('words.txt', new Uint8Array([0xff, 0xfe, 0x41])))
    await refused('content_mismatch', fileOf('words.txt', 'a\u0000b'))
    await refused('content_mismatch', fileOf('words.txt', new Uint8Array([0xc3])))
    await refused('content_mismatch', fileOf('drawing.svg', '<html></html>'))
    await refused('content_mismatch', fileOf('drawing.svg', svg('<g>')))
  })

  it('tells the reason of a refusal', async () => {
    const reasonOf = (kind: MediaFile['kind'] | undefined, ...files: File[]) =>
      client.call(calls.uploadMedia, { query: { ...query, kind }, files }).then(
        () => undefined,
        (error) => error.errors?.map(({ path, message }: FieldError) => [path, message.replace('Invalid value. ', '')]),
      )
    const photo = new Uint8Array(await gradient(300, 200).jpeg().toBuffer())
    const png = samples.png ?? photo
    const cut = 'The file is incomplete. Save or export it again, then upload the new one.'
    const characters = 'The file’s characters can’t be read. Save it as UTF-8.'
    expect(await reasonOf(undefined, fileOf('a.jpg', photo.slice(0, -900)))).toEqual([['file.0', cut]])
    expect(await reasonOf(undefined, fileOf('a.png', png.slice(0, 60)))).toEqual([['file.0', cut]])
    expect(await reasonOf(undefined, fileOf('a.svg', svg('<g>').replace('</svg>', '')))).toEqual([['file.0', cut]])
    expect(await reasonOf(undefined, fileOf('a.txt', ''))).toEqual([['file.0', 'The file is empty.']])
    expect(await reasonOf(undefined, fileOf('a.svg', ''))).toEqual([['file.0', 'The file is empty.']])
    expect(await reasonOf(undefined, fileOf('a.txt', new Uint8Array([0xff, 0xfe, 65, 0])))).toEqual([
      ['file.0', characters],
    ])
    expect(await reasonOf(undefined, fileOf('a.svg', '<?xml version="1.0" encoding="x-none"?>'))).toEqual([
      ['file.0', characters],
    ])
    expect(await reasonOf(undefined, fileOf('a.svg', svg('<style>.a{b:(]}</style>')))).toEqual([
      ['file.0', 'The SVG has a style that can’t be read safely. Export it without styles or as a PNG.'],
    ])
    expect(await reasonOf(undefined, fileOf('a.svg', svg('<image href="https://example.com/a.png"/>')))).toEqual([
      ['file.0', 'Nothing in the SVG can be shown safely. Export it as a PNG.'],
    ])
    expect(await reasonOf('Image', fileOf('a.png', png), fileOf('b.mp4', mp4()))).toEqual([
      ['file.1', 'This is a video. Use Videos.'],
    ])
  })

  it('refuses a drawing of 6 MB with entities that expand to 400 MB', async () => {
    const head = `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(200)}">]>`
    await refused(
      'content_mismatch',
      fileOf('bomb.svg', `${head}${svg(`<metadata>${'&a;'.repeat(2_000_000)}</metadata>`)}`),
    )
    await refused('content_mismatch', fileOf('bomb.svg', `${head}${svg('<path d="&a;"/>'.repeat(400_000))}`))
  })

  it('accepts a file of 40 MB and refuses a larger one', async () => {
    const words = new Uint8Array(maxUploadBytes + 1).fill(97)
    await refused('too_large', fileOf('long.txt', words))
    expect(await upload('long.txt', words.slice(1))).toMatchObject({
      size: maxUploadBytes,
      thumbnailUrl: '/media/plate/txt.svg',
    })
  })

  it('refuses a picture with too many pixels before decoding', async () => {
    const flat = await raster(9000, 8000).png({ compressionLevel: 9 }).toBuffer()
    await refused('too_many_pixels', fileOf('bomb.png', new Uint8Array(flat)))
    const huge = bmp(2, 2)
    new DataView(huge.buffer).setInt32(18, 100_000, true)
    new DataView(huge.buffer).setInt32(22, 100_000, true)
    await refused('too_many_pixels', fileOf('bomb.bmp', huge))
  })

  it('accepts all of several files, or none', async () => {
    const png = samples.png ?? new Uint8Array()
    const both = await send(fileOf('one.png', png), fileOf('two.pdf', samples.pdf ?? png))
    expect(both.map(({ name, kind }) => [name, kind])).toEqual([
      ['one.png', 'Image'],
      ['two.pdf', 'Document'],
    ])
    const wrong = send(fileOf('one.png', png), fileOf('two.exe', png))
    await expect(wrong).rejects.toMatchObject({ code: 'unsupported_type', errors: [{ path: 'file.1' }] })
    await refused('validation')
    await expect(
      client.call(calls.uploadMedia, { query: { ...query, kind: 'Video' }, files: [fileOf('a.png', png)] }),
    ).rejects.toMatchObject({ code: 'unsupported_type' })
  })

  it('keeps names of files', async () => {
    expect((await upload('Räksmörgås på 東京.txt', 'x')).name).toBe('Räksmörgås på 東京.txt')
  })

  it('stores the same bytes once', async () => {
    const [one, two] = await send(fileOf('one.txt', 'the same'), fileOf('two.txt', 'the same'))
    expect(one?.url).toBe(two?.url)
    expect(one?.id).not.toBe(two?.id)
  })

  it('serves ranges, and 304 for unchanged files', async () => {
    const { url, sha256 } = await upload('part.txt', '0123456789')
    const part = async (headers: Record<string, string>) => {
      const { response, bytes } = await served(url, headers)
      return [response.status, response.headers.get('content-range'), new TextDecoder().decode(bytes)]
    }
    expect(await part({ range: 'bytes=2-4' })).toEqual([206, 'bytes 2-4/10', '234'])
    expect(await part({ range: 'bytes=7-' })).toEqual([206, 'bytes 7-9/10', '789'])
    expect(await part({ range: 'bytes=-3' })).toEqual([206, 'bytes 7-9/10', '789'])
    expect(await part({ range: 'bytes=8-99' })).toEqual([206, 'bytes 8-9/10', '89'])
    expect(await part({ range: 'bytes=10-' })).toEqual([416, 'bytes */10', ''])
    expect(await part({ range: 'bytes=0-1', 'if-range': `"${sha256}"` })).toEqual([206, 'bytes 0-1/10', '01'])
    expect(await part({ range: 'bytes=0-1', 'if-range': '"another"' })).toEqual([200, null, '0123456789'])
    expect(await part({ 'if-none-match': `"${sha256}"` })).toEqual([304, null, ''])
    const whole = (await served(url)).response.headers
    expect(whole.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect([whole.get('etag'), whole.get('content-length')]).toEqual([`"${sha256}"`, '10'])
    const asHtml = await served(url.replace('.txt', '.svg'))
    expect(asHtml.response.status).toBe(404)
  })

  it('replaces the bytes and keeps the id, also where the file is in use', async () => {
    const before = await upload('logo.png', samples.png ?? new Uint8Array())
    const params = { id: before.id }
    const shop = await client.call(contentTypes.item.calls.get, { params: { id: ids.shop } })
    const { id: _, mallId: __, version, createdAt: ___, updatedAt: ____, updatedBy: _____, ...fields } = shop
    await client.call(contentTypes.item.calls.replace, {
      params: { id: ids.shop },
      version,
      body: { ...fields, logoId: before.id },
    })
    expect(await client.call(calls.mediaUsage, { params })).toMatchObject([
      { resource: 'Item', id: ids.shop, path: 'logoId', type: 1 },
    ])
    const after = await client.call(calls.replaceMediaFile, {
      params,
      files: [fileOf('new.jpg', samples.jpg ?? new Uint8Array())],
    })
    expect(after).toMatchObject({ id: before.id, version: 2, name: 'logo.jpg', mime: 'image/jpeg', usedBy: 1 })
    expect(after.url).not.toBe(before.url)
    const listed = await client.call(contentTypes.item.calls.list, { query })
    expect(listed.find(({ id }) => id === ids.shop)?.contentStatus).toBe('changed')
    const film = client.call(calls.replaceMediaFile, { params, files: [fileOf('film.mp4', mp4())] })
    await expect(film).rejects.toMatchObject({ code: 'unsupported_type' })
    await expect(client.call(calls.removeMedia, { query: { id: [before.id] } })).rejects.toMatchObject({
      code: 'in_use',
      usedBy: [{ resource: 'Item', id: ids.shop }],
    })
    expect(await left()).toEqual([])
  })

  it('is restored from the trash; its bytes are deleted after the last reference', async () => {
    const file = await upload('going.txt', 'soon gone')
    const input = { query: { id: [file.id], version: [1] } }
    expect(await client.call(calls.removeMedia, input)).toEqual({ ids: [file.id], conflicts: [] })
    await expect(client.call(calls.mediaOne, { params: { id: file.id } })).rejects.toMatchObject({ code: 'not_found' })
    const [back] = await client.call(calls.restoreMedia, { query, body: { ids: [file.id] } })
    expect(back).toMatchObject({ id: file.id, version: 3 })
    await client.call(calls.removeMedia, { query: { id: [file.id] } })
    const day = 24 * 3_600_000
    const later = (days: number) => new Date(app.clock.now().getTime() + days * day)
    await removeUnused(app.db, app.files, later(2))
    expect((await served(file.url)).response.status).toBe(200)
    await app.db.deleteFrom('media').where('id', '=', file.id).execute()
    await removeUnused(app.db, app.files, later(0))
    expect((await served(file.url)).response.status).toBe(200)
    await removeUnused(app.db, app.files, later(2))
    expect((await served(file.url)).response.status).toBe(404)
    expect(await app.files.open(file.sha256)).toBeUndefined()
  })

  it('is renamed and moved with the edited version', async () => {
    const { id } = await upload('old.txt', 'old')
    const body = { name: 'new.txt', categoryId: null, alt: { se: 'Ny' }, focalPoint: { x: 0.5, y: 0.25 } }
    const changed = await client.call(calls.replaceMedia, { params: { id }, version: 1, body })
    expect(changed).toMatchObject({ ...body, version: 2 })
    expect(await client.call(calls.replaceMedia, { params: { id }, version: 1, body })).toMatchObject({ version: 2 })
    const stale = client.call(calls.replaceMedia, { params: { id }, version: 1, body: { ...body, name: 'x.txt' } })
    await expect(stale).rejects.toMatchObject({ code: 'conflict', current: { version: 2, name: 'new.txt' } })
  })

  it('lists the newest first, by the specification’s calls', async () => {
    const { data } = await client.call(calls.mediaFiles, { params: { kind: 'Image', mallId: ids.near } })
    expect(data.map(({ id }) => id)).toEqual((await client.call(calls.mediaImages, { query })).map(({ id }) => id))
    expect(data.find(({ id }) => id === ids.icon)).toMatchObject({ usedBy: 1, thumbnailUrl: expect.any(String) })
  })
})
