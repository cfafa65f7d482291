// Reads what films hold with MediaInfo, which knows every container that can be uploaded.

import type { MediaInfo, MediaInfoResult } from 'mediainfo.js'
import type { FilmInfo, FilmSource, Films } from '../dependencies'

/** The bytes that are read at once; films are read in pieces, and only as far as needed. */
const chunkSize = 65_536

type VideoTrack = Extract<NonNullable<MediaInfoResult['media']>['track'][number], { '@type': 'Video' }>

/** The names of codecs that staff know; others keep the name of MediaInfo. */
const codecNames: Readonly<Record<string, string>> = { AVC: 'H.264', 'MPEG Video': 'MPEG-2' }

/** "yuv420p", or "yuv420p10" with the bits of a sample if those are not 8. */
function pixelFormatOf({ Format, ColorSpace, ChromaSubsampling, BitDepth }: VideoTrack): string | null {
  // VP8 has no other one (RFC 6386, section 2)
  const chroma = Format === 'VP8' ? '4:2:0' : ChromaSubsampling
  const colours =
    ColorSpace === 'RGB' ? 'gbrp' : ColorSpace === 'Y' ? 'gray' : chroma && `yuv${chroma.replaceAll(':', '')}p`
  return colours ? `${colours}${BitDepth && BitDepth !== 8 ? BitDepth : ''}` : null
}

const measure = (value: number | undefined) => (value !== undefined && value > 0 ? value : null)

/** What a film holds, by MediaInfo's answer. */
export function filmInfoOf(result: MediaInfoResult | null): FilmInfo {
  const tracks = result?.media?.track ?? []
  const film = tracks.find((track): track is VideoTrack => track['@type'] === 'Video')
  const general = tracks.find((track) => track['@type'] === 'General')
  const [width, height] = [measure(film?.Width), measure(film?.Height)]
  // portrait films of phones are stored lying on their side
  const isTurned = Math.abs(Number(film?.Rotation ?? 0)) % 180 === 90
  return {
    width: isTurned ? height : width,
    height: isTurned ? width : height,
    duration: measure(general?.Duration ?? film?.Duration),
    video: {
      codec: film?.Format ? (codecNames[film.Format] ?? film.Format) : null,
      profile: film?.Format_Profile ?? null,
      pixelFormat: film ? pixelFormatOf(film) : null,
    },
  }
}

/** Reads films one after the other, in the thread of the caller. `locate` gives the address of the WebAssembly; in Node, MediaInfo finds it. */
export function mediaInfoFilms(locate?: () => Promise<string>): Films {
  let opened: Promise<MediaInfo<'object'>> | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function open(): Promise<MediaInfo<'object'>> {
    const { default: create } = await import('mediainfo.js')
    const address = await locate?.()
    return create({ format: 'object', chunkSize, ...(address === undefined ? {} : { locateFile: () => address }) })
  }

  async function read({ size, read }: FilmSource): Promise<FilmInfo> {
    opened ??= open()
    const info = await opened
    return filmInfoOf(await info.analyzeData(size, (length, start) => read(start, start + length)))
  }

  return {
    inspect(film) {
      const result = last.then(() => read(film))
      last = result.catch(() => undefined)
      return result
    },
  }
}
