import { beforeEach, expect, test, vi } from 'vitest'
import { fakeVoice } from '../testing/fake-voice'
import { createSpeaker, longestMs } from './speaker'
import { maxLetters, utterancesOf } from './utterances'

const en = (...texts: string[]) => texts.map((text) => ({ text, tag: 'en-GB' }))

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

function setUp() {
  const voice = fakeVoice({ ends: false })
  const onSpeaking = vi.fn()
  let volume = 1
  const speaker = createSpeaker({ voice, volume: () => volume, onSpeaking })
  return {
    voice,
    speaker,
    onSpeaking,
    setVolume: (next: number) => {
      volume = next
    },
  }
}

test('lines are said one after the other', () => {
  const { voice, speaker, onSpeaking } = setUp()
  speaker.say(en('Shops', '12 items'))
  expect(voice.said).toEqual(['Shops'])
  voice.end()
  expect(voice.said).toEqual(['Shops', '12 items'])
  voice.end()
  expect(onSpeaking.mock.calls).toEqual([[true], [false]])
})

test('what is said next interrupts, and falls silent first', () => {
  const { voice, speaker } = setUp()
  speaker.say(en('Shops', '12 items'))
  const endOfShops = voice.end
  speaker.say(en('Fjell Sport'))
  expect(voice.stops).toBe(2)
  // the browser reports the end of what was cut off
  endOfShops()
  expect(voice.said).toEqual(['Shops', 'Fjell Sport'])
})

test('what is added waits for its turn', () => {
  const { voice, speaker } = setUp()
  speaker.say(en('s, button'))
  speaker.add(en('2 results'))
  expect(voice.said).toEqual(['s, button'])
  voice.end()
  expect(voice.said).toEqual(['s, button', '2 results'])
  voice.end()
  speaker.add(en('1 result'))
  expect(voice.said.at(-1)).toBe('1 result')
})

test('stop silences it and forgets the rest', () => {
  const { voice, speaker, onSpeaking } = setUp()
  speaker.say(en('Shops', '12 items'))
  speaker.stop()
  voice.end()
  expect(voice.said).toEqual(['Shops'])
  expect(onSpeaking).toHaveBeenLastCalledWith(false)
})

test('all that was said last is repeated', () => {
  const { voice, speaker } = setUp()
  speaker.say(en('Shops'))
  speaker.add(en('12 items'))
  speaker.stop()
  speaker.repeat()
  voice.end()
  expect(voice.said).toEqual(['Shops', 'Shops', '12 items'])
})

test('an utterance whose end is never reported is given up', () => {
  const { voice, speaker } = setUp()
  speaker.say(en('Shops', '12 items'))
  vi.advanceTimersByTime(longestMs('Shops') - 1)
  expect(voice.said).toEqual(['Shops'])
  vi.advanceTimersByTime(1)
  expect(voice.said).toEqual(['Shops', '12 items'])
})

test('the volume is that of the moment', () => {
  const { voice, speaker, setVolume } = setUp()
  speaker.say(en('Shops', '12 items'))
  setVolume(0.4)
  voice.end()
  expect(voice.volumes).toEqual([1, 0.4])
})

test('no utterance has more than 200 letters', () => {
  const sentence = `${'word '.repeat(30).trim()}.`
  const long = `${'letters '.repeat(60)}${'x'.repeat(450)}`
  const parts = utterancesOf(`${sentence} ${sentence} ${long}`)
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(maxLetters)
  expect(parts.join(' ').replaceAll(' ', '')).toBe(`${sentence}${sentence}${long}`.replaceAll(' ', ''))
  expect(parts[0]).toBe(sentence)
})

test('short sentences are one utterance', () => {
  expect(utterancesOf('Turn left.  Walk 20 metres. ')).toEqual(['Turn left. Walk 20 metres.'])
  expect(utterancesOf('  ')).toEqual([])
})
