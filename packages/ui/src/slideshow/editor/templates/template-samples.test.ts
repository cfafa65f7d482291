import { expect, it } from 'vitest'
import { isSample, samplesOf, slidesWithSamples } from './template-samples'

const { headline, hours, times, offer } = samplesOf(['se', 'en'])
const slide = (...texts: (typeof headline | undefined)[]) => ({ layers: texts.map((text) => ({ ...layer, text })) })
const layer = { id: 'a', kind: 'text', frame: { x: 0, y: 0, width: 1, height: 1 }, for: 'both' } as const

it('knows a sample by its words, in any style and any of its languages', () => {
  expect(isSample(headline)).toBe(true)
  expect(isSample({ se: '<p class="text-center">Nytt i veckan</p>' })).toBe(true)
  expect(isSample({ ...headline, se: '<h2>Vårrea</h2>' })).toBe(false)
  expect(isSample({ ...headline, no: '<h2>Nytt denne uken</h2>' })).toBe(true)
  expect([isSample({}), isSample(undefined), isSample({ se: '' })]).toEqual([false, false, false])
})

it('lists slides with samples; a heading “Opening hours” is right as it is', () => {
  const [kept, filled] = [slide({ se: '<h2>50 %</h2>' }, offer), slide({ se: '<h2>50 %</h2>' }, undefined)]
  expect(slidesWithSamples([kept, filled])).toEqual([kept])
  expect(slidesWithSamples([slide(hours), slide(hours, times)])).toEqual([slide(hours, times)])
})
