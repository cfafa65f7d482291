import { expect, it } from 'vitest'
import { recordedLog } from '../testing/recorded-log'
import { createSpeech } from './speech'

const wav = () => new Response('RIFF', { headers: { 'content-type': 'audio/wav' } })

function serviceOf(answer: () => Response | Promise<Response>) {
  const asked: string[] = []
  const { entries: logged, log } = recordedLog()
  const speech = createSpeech({
    url: 'http://localhost:5500/api/tts?voice={language}&text={text}',
    languages: ['se', 'is'],
    log,
    fetch: async (address) => {
      asked.push(String(address))
      return answer()
    },
  })
  return { asked, logged, speech }
}

it('asks for a text in a language, and once for each', async () => {
  const { asked, speech } = serviceOf(wav)
  expect(speech.languages).toEqual(['se', 'is'])
  const sound = await speech.speak('Skor & väskor', 'se')
  expect(sound.type).toBe('audio/wav')
  expect(new TextDecoder().decode(sound.bytes)).toBe('RIFF')
  await speech.speak('Skor & väskor', 'se')
  await speech.speak('Skor & väskor', 'is')
  expect(asked).toEqual([
    'http://localhost:5500/api/tts?voice=sv&text=Skor%20%26%20v%C3%A4skor',
    'http://localhost:5500/api/tts?voice=is&text=Skor%20%26%20v%C3%A4skor',
  ])
})

it.each([
  ['an error', () => new Response('no', { status: 500 })],
  ['a page instead of a sound', () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
  ['too many bytes', () => new Response('R'.repeat(2_100_000), { headers: { 'content-type': 'audio/wav' } })],
])('%s is no sound, and is asked for again', async (_, answer) => {
  let failed = false
  const { asked, logged, speech } = serviceOf(() => (failed ? wav() : answer()))
  await expect(speech.speak('Skor', 'se')).rejects.toThrow('It answered')
  failed = true
  // without the address, which may contain a key
  expect(logged).toHaveLength(1)
  expect(JSON.stringify(logged)).not.toContain('localhost')
  expect((await speech.speak('Skor', 'se')).type).toBe('audio/wav')
  expect(asked).toHaveLength(2)
})
