import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
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

const sound = 256 * 1024

it('keeps 64 MB of sounds', async () => {
  const { asked, speech } = serviceOf(
    () => new Response(new Uint8Array(sound), { headers: { 'content-type': 'audio/wav' } }),
  )
  for (let nth = 0; nth <= 256; nth++) await speech.speak(`${nth}`, 'se')
  await speech.speak('256', 'se')
  expect(asked).toHaveLength(257)
  await speech.speak('0', 'se')
  expect(asked).toHaveLength(258)
})

it('reads no more than the largest sound', async () => {
  let sent = 0
  let isCancelled = false
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += sound
      controller.enqueue(new Uint8Array(sound))
    },
    cancel() {
      isCancelled = true
    },
  })
  const { speech } = serviceOf(() => new Response(endless, { headers: { 'content-type': 'audio/wav' } }))
  await expect(speech.speak('Skor', 'se')).rejects.toThrow('It answered more than')
  expect(isCancelled).toBe(true)
  expect(sent).toBeLessThan(3_000_000)
})

it('follows no redirect', async () => {
  const visited: string[] = []
  const server = createServer(({ url = '' }, response) => {
    visited.push(url)
    if (url === '/inside') response.setHeader('content-type', 'audio/wav').end('secret')
    else response.writeHead(302, { location: '/inside' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const speech = createSpeech({
    ...{ url: `http://127.0.0.1:${port}/tts?{text}`, languages: ['se'], log: recordedLog().log },
  })
  await expect(speech.speak('Skor', 'se')).rejects.toThrow('fetch failed')
  expect(visited).toEqual(['/tts?Skor'])
})
