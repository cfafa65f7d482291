import { json } from '../../db/json'
import type { Dependencies } from '../../dependencies'
import { HttpError } from '../../http-error'
import type { OwnHandlers } from '../dispatch/context'

type Handlers = Pick<OwnHandlers, 'kioskSpeech' | 'kioskVoices'>

export function speechRoutes({ db, speech }: Dependencies): Handlers {
  return {
    async kioskSpeech({ query: { language, text } }) {
      if (!speech?.languages.includes(language)) throw new HttpError('not_found')
      const sound = await speech.speak(text, language).catch(() => {
        throw new HttpError('unavailable', { retryAfter: 60 })
      })
      return new Response(sound.bytes, {
        headers: { 'content-type': sound.type, 'cache-control': 'private, max-age=86400' },
      })
    },

    async kioskVoices({ station, body }) {
      const voices = json(body.languages)
      await db.updateTable('station').set({ voices }).where('id', '=', station.stationId).execute()
      return {}
    },
  }
}
