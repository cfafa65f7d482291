import { describe, expect, it } from 'vitest'
import { instant } from './contract/base/fields'
import { offer } from './contract/offer'
import { slideshow } from './contract/slideshow'
import { formats } from './formats'

/** The text of an instant in a format. */
const written = (format: string) =>
  Object.entries({ YYYY: '2026', MM: '11', DD: '21', HH: '09', mm: '05', SSS: '000', ss: '07' }).reduce(
    (text, [part, digits]) => text.replace(part, digits),
    format,
  )

describe('the formats are those of the contract', () => {
  it('dateTime', () => {
    expect(written(formats.dateTime)).toBe(new Date('2026-11-21T09:05:07Z').toISOString())
    expect(instant().safeParse(written(formats.dateTime)).success).toBe(true)
  })

  it('date', () => {
    const day = written(formats.date)
    const body = { name: { se: 'Rea' }, startDate: day, endDate: day }
    expect(offer.body.safeParse(body).success).toBe(true)
    expect(offer.body.safeParse({ ...body, endDate: written(formats.dateTime) }).success).toBe(false)
  })

  it('time', () => {
    const shownFrom = (from: string) =>
      slideshow.body.safeParse({
        ...{ kind: 'info', name: 'Jul', index: 0, slides: [], show: 'timeRange' },
        timing: { from, to: '10:00:00.000', startDate: null, endDate: null, weekdays: [] },
      }).success
    expect(shownFrom(written(formats.time))).toBe(true)
    expect(shownFrom(written(formats.popupHour))).toBe(false)
  })

  it('popupHour', () => {
    expect(written(formats.popupHour)).toBe('09:05')
  })
})
