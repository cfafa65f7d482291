import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import type { Films } from '../dependencies'
import { filmsInWorker } from '../platform/files/films-in-worker'
import { mediaInfoFilms } from './films'
import { isPlayable } from './media-types'

const folder = fileURLToPath(new URL('testing/films/', import.meta.url))
const pathOf = (name: string) => `${folder}${name}`
const unknown = { width: null, height: null, duration: null, video: { codec: null, profile: null, pixelFormat: null } }

/** Codec, profile, pixel format and whether Chromium plays it; the journey of films plays each of them. */
const films: Record<string, [string, string | null, string | null, boolean]> = {
  'av1-high.mp4': ['AV1', 'High', 'yuv444p', true],
  'av1-main.mp4': ['AV1', 'Main', 'yuv420p', true],
  'av1.webm': ['AV1', 'Main', 'yuv420p', true],
  'flv1.flv': ['Sorenson Spark', null, null, false],
  'h264-baseline.mp4': ['H.264', 'Constrained Baseline', 'yuv420p', true],
  'h264-high.mp4': ['H.264', 'High', 'yuv420p', true],
  'h264-high10.mp4': ['H.264', 'High 10', 'yuv420p10', true],
  'h264-high422.mp4': ['H.264', 'High 4:2:2', 'yuv422p', true],
  'h264-high444.mp4': ['H.264', 'High 4:4:4 Predictive', 'yuv444p', true],
  'h264-main.mp4': ['H.264', 'Main', 'yuv420p', true],
  'h264-upright.mp4': ['H.264', 'High', 'yuv420p', true],
  'h264.f4v': ['H.264', 'High', 'yuv420p', true],
  'h264.mov': ['H.264', 'High', 'yuv420p', true],
  'hevc-main.mp4': ['HEVC', 'Main', 'yuv420p', false],
  'hevc-main10.mp4': ['HEVC', 'Main 10', 'yuv420p10', false],
  'hevc.mov': ['HEVC', 'Main', 'yuv420p', false],
  'mpeg2.mpeg2': ['MPEG-2', 'Main', 'yuv420p', false],
  'mpeg4-visual.mp4': ['MPEG-4 Visual', 'Simple', 'yuv420p', false],
  'mpeg4.avi': ['MPEG-4 Visual', null, 'yuv420p', false],
  'prores.mov': ['ProRes', '4444', 'yuv444p', false],
  'theora.ogv': ['Theora', null, null, false],
  'vp8.webm': ['VP8', null, 'yuv420p', true],
  'vp9-10bit.webm': ['VP9', '2', 'yuv420p10', true],
  'vp9-440.webm': ['VP9', '1', 'yuv440p', false],
  'vp9.mp4': ['VP9', '0', 'yuv420p', true],
  'vp9.webm': ['VP9', '0', 'yuv420p', true],
}

const worker = filmsInWorker()
afterAll(worker.close)

const sourceOf = (bytes: Uint8Array<ArrayBuffer>) => ({
  size: bytes.length,
  read: async (start: number, end: number) => bytes.slice(start, end),
})
const readers: [string, (name: string) => ReturnType<Films['inspect']>][] = [
  ['a thread', (name) => worker.inspect({ ...sourceOf(new Uint8Array()), path: pathOf(name) }, 'anna')],
  [
    'place',
    (
      (inPlace) => (name: string) =>
        inPlace.inspect(sourceOf(new Uint8Array(readFileSync(pathOf(name)))), 'anna')
    )(mediaInfoFilms()),
  ],
]

describe.each(readers)('films in %s', (_, inspect) => {
  it('knows each sample', () => {
    expect(readdirSync(folder).sort()).toEqual(Object.keys(films))
  })

  it.each(Object.entries(films))('reads the format of %s', async (name, [codec, profile, pixelFormat, playable]) => {
    const film = await inspect(name)
    const size = name === 'h264-upright.mp4' ? { width: 48, height: 64 } : { width: 64, height: 48 }
    expect(film).toMatchObject({ ...size, video: { codec, profile, pixelFormat } })
    const extension = name.slice(name.lastIndexOf('.') + 1)
    expect(isPlayable({ kind: 'Video', extension, video: { ...film.video, metadata: false } })).toBe(playable)
  })
})

it('takes a film as played until it was read, by its container', () => {
  const played = ['mp4', 'mov', 'webm', 'ogv', 'avi', 'flv', 'm2v', 'mpeg2'].filter((extension) =>
    isPlayable({ kind: 'Video', extension, video: null }),
  )
  expect(played).toEqual(['mp4', 'mov', 'webm'])
})

it('knows nothing of what is no film, is cut off, or crashes the thread', async () => {
  const inPlace = mediaInfoFilms()
  const film = new Uint8Array(readFileSync(pathOf('h264-high.mp4')))
  expect(await inPlace.inspect(sourceOf(new TextEncoder().encode('no film')), 'anna')).toEqual(unknown)
  for (let end = 0; end < film.length; end += 97) {
    expect((await inPlace.inspect(sourceOf(film.slice(0, end)), 'anna')).video.codec ?? 'H.264').toBe('H.264')
  }
  expect(await worker.inspect({ ...sourceOf(film), path: pathOf('none.mp4') }, 'anna')).toEqual(unknown)
  expect(await worker.inspect({ ...sourceOf(film), path: pathOf('vp8.webm') }, 'anna')).toMatchObject({
    video: { codec: 'VP8' },
  })
})
