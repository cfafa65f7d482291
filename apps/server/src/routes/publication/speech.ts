import { json } from '../../db/json'
import { lastPublication } from '../../db/publication/publication'
import { wordsOf, wordsOfPublication } from '../../db/publication/spoken-words'
import type { Dependencies } from '../../dependencies'
import { HttpError } from '../../http-error'
import { keepLatest } from '../../limits/keep-latest'
import type { OwnHandlers } from '../dispatch/context'

type Handlers = Pick<OwnHandlers, 'kioskSpeech' | 'kioskVoices'>

/** Letters of words that a publication lacks: those of the kiosk itself, and a search of 60 letters. */
const maxOtherLetters = 80
const mallsKept = 50
const noWords: ReadonlySet<string> = new Set()

export function speechRoutes({ db, speech, rateLimits }: Dependencies): Handlers {
  const words = keepLatest<ReadonlySet<string>>(mallsKept)

  /** Whether a station of the mall can show a text: from its publication, short words of the kiosk, or a visitor's search. */
  async function isShown(mallId: string, text: string): Promise<boolean> {
    const last = await lastPublication(db, mallId)
    const published = last ? await words(mallId, last.id, () => wordsOfPublication(db, last.id)) : noWords
    const others = wordsOf(text).filter((word) => !published.has(word))
    return others.join('').length <= maxOtherLetters
  }

  return {
    async kioskSpeech({ query: { language, text }, station, now }) {
      if (!speech?.languages.includes(language)) throw new HttpError('not_found')
      await rateLimits.countSound(station.stationId, now)
      if (!(await isShown(station.mallId, text))) throw new HttpError('not_found')
      const sound = await speech.speak(text, language).catch(() => {
        throw new HttpError('unavailable', { retryAfter: 60 })
      })
      return new Response(sound.bytes, {
        headers: { 'content-type': sound.type, 'cache-control': 'private, max-age=86400' },
      })
    },

    async kioskVoices({ station, body, authorise }) {
      const voices = json(body.languages)
      await authorise(db)
      await db.updateTable('station').set({ voices }).where('id', '=', station.stationId).execute()
      return {}
    },
  }
}
