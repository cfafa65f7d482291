import { expect, test } from 'vitest'
import { fakeVoice } from '../testing/fake-voice'
import { soundVoice } from './sound-voice'

/** A voice with sounds for Icelandic; `release` ends the one that is played. */
function setUp({ failing = '' } = {}) {
  const own = fakeVoice({ tags: ['sv'] })
  const played: string[] = []
  const loaded: string[] = []
  let ends: () => void = () => {}
  let silenced = 0
  const voice = soundVoice({
    own,
    languages: ['is'],
    async load(text, language) {
      loaded.push(`${language} ${text}`)
      if (text === failing) throw new Error('It answered 503')
      return new Blob([text])
    },
    play(sound, volume, onEnd) {
      void sound.text().then((text) => played.push(`${text} ${volume}`))
      ends = onEnd
      return () => {
        silenced += 1
        onEnd()
      }
    },
  })
  return {
    ...{ own, voice, played, loaded },
    end: () => ends(),
    silenced: () => silenced,
  }
}

const icelandic = (text: string) => ({ text, tag: 'is', volume: 0.6 })

test('the voice of the device is preferred', () => {
  const { own, voice, loaded } = setUp()
  expect(['sv', 'is', 'en-GB'].map(voice.has)).toEqual([true, true, false])
  voice.speak({ text: 'Skor', tag: 'sv', volume: 1 }, () => {})
  expect(own.said).toEqual(['Skor'])
  expect(loaded).toEqual([])
})

test('phrases are played one after the other, then the end is reported', async () => {
  const { voice, played, end } = setUp()
  let ended = 0
  voice.speak(icelandic('Skór, hnappur'), () => ended++)
  await expect.poll(() => played).toEqual(['Skór 0.6'])
  end()
  await expect.poll(() => played).toEqual(['Skór 0.6', 'hnappur 0.6'])
  expect(ended).toBe(0)
  end()
  await expect.poll(() => ended).toBe(1)
})

test('what cannot be loaded is left out', async () => {
  const { voice, played, end } = setUp({ failing: 'Skór' })
  let ended = 0
  voice.speak(icelandic('Skór, hnappur'), () => ended++)
  await expect.poll(() => played).toEqual(['hnappur 0.6'])
  end()
  await expect.poll(() => ended).toBe(1)
})

test('stop silences what is played, and nothing follows', async () => {
  const { voice, played, own, silenced } = setUp()
  let ended = 0
  voice.speak(icelandic('Skór, hnappur'), () => ended++)
  await expect.poll(() => played).toEqual(['Skór 0.6'])
  const before = own.stops
  voice.stop()
  expect(silenced()).toBe(1)
  expect(own.stops).toBe(before + 1)
  await new Promise<void>((resolve) => queueMicrotask(resolve))
  expect(played).toEqual(['Skór 0.6'])
  expect(ended).toBe(0)
})
