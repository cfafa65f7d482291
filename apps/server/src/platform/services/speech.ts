import { type LanguageCode, languageTags } from '@kiosk-admin/api-client'
import { keepLatest } from '../../limits/keep-latest'
import { joinBytes } from '../../media/join-bytes'
import type { Log } from '../log'

export type SpeechSettings = {
  /** URL with `{text}` and, where it speaks several languages, `{language}`: a BCP 47 tag. */
  url: string
  languages: readonly LanguageCode[]
}

export type Sound = { type: string; bytes: Uint8Array<ArrayBuffer> }

/** A text-to-speech service. */
export type Speech = {
  languages: readonly LanguageCode[]
  /** The sound of a text; throws when the service does not answer with one. */
  speak(text: string, language: LanguageCode): Promise<Sound>
}

/** All sounds that are kept for further stations, and the largest one, in bytes. */
const mostKeptBytes = 64 * 1024 * 1024
const mostBytes = 2 * 1024 * 1024

type Options = SpeechSettings & { log: Log; fetch?: typeof globalThis.fetch; timeout?: number }

/** A service that answers a GET with a sound: OpenTTS, Piper's and MaryTTS's servers and others. */
export function createSpeech({ url, languages, log, fetch = globalThis.fetch, timeout = 10_000 }: Options): Speech {
  const kept = keepLatest<Sound>(mostKeptBytes, ({ bytes }) => bytes.length)

  async function ask(text: string, language: LanguageCode): Promise<Sound> {
    const address = url
      .replaceAll('{text}', encodeURIComponent(text))
      .replaceAll('{language}', encodeURIComponent(languageTags[language]))
    const response = await fetch(address, {
      // a redirect could lead into the operator's network
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    const type = response.headers.get('content-type') ?? ''
    if (!response.ok || !type.startsWith('audio/')) {
      await response.body?.cancel()
      throw new Error(`It answered ${response.status} ${type}`)
    }
    return { type, bytes: await readAtMost(response.body, mostBytes) }
  }

  return {
    languages,
    speak: (text, language) =>
      kept(`${language} ${text}`, '', async () => {
        try {
          return await ask(text, language)
        } catch (error) {
          // without the address, which may contain a key
          log.warn('The text-to-speech service gave no sound', { error })
          throw error
        }
      }),
  }
}

/** Reads a stream, and ends it as soon as it is too long. */
async function readAtMost(body: ReadableStream<Uint8Array> | null, most: number) {
  const pieces: Uint8Array[] = []
  let size = 0
  // leaving the loop cancels the stream
  for await (const piece of body ?? []) {
    size += piece.length
    if (size > most) throw new Error(`It answered more than ${most} bytes`)
    pieces.push(piece)
  }
  return joinBytes(pieces)
}
