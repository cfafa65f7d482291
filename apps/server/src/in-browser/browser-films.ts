import type { Films } from '../dependencies'
import { mediaInfoFilms } from '../media/films'

/** Reads films in a page, whose bundler places the WebAssembly; tests in Node find it in the package. */
export const browserFilms = (): Films =>
  typeof window === 'undefined'
    ? mediaInfoFilms()
    : mediaInfoFilms(async () => (await import('mediainfo.js/MediaInfoModule.wasm?url')).default)
