import type { MediaInfoResult } from 'mediainfo.js'
import type { Films } from '../../dependencies'
import { filmInfoOf } from '../../media/films'
import { fileWorker } from './file-worker'

/** Reads films with MediaInfo in a worker thread. Nothing is known of a film that crashes it. */
export function filmsInWorker(): Films & { close(): Promise<void> } {
  const { inspect, close } = fileWorker<MediaInfoResult | null>({ name: 'films-worker', failed: null })
  return { inspect: async (film, owner) => filmInfoOf(await inspect(film, { extension: 'film', owner })), close }
}
