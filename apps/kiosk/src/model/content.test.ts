import { describe, expect, test } from 'vitest'
import { publication } from '../testing/fixture'
import { currentContent } from './content'

const at = (moment: string) => currentContent(publication, 'en', new Date(moment))
const names = (records: { name: string }[]) => records.map(({ name }) => name)

describe('current content', () => {
  test('lists today’s events by time, later ones as upcoming, and no ended ones', () => {
    const { today, events, coming } = at('2026-11-21T14:45:00+01:00')
    expect(today).toBe('2026-11-21')
    expect(names(events)).toEqual(['Christmas market in the atrium', 'Late opening'])
    expect(events.map(({ time }) => time)).toEqual(['11:00', '20:30'])
    expect(names(coming)).toEqual(["Santa's workshop"])
  })

  test('uses midnight in the mall’s time zone, not in the station’s', () => {
    expect(names(at('2026-11-21T22:59:00Z').coming)).toEqual(["Santa's workshop"])
    expect(names(at('2026-11-21T23:00:00Z').events)).toEqual(["Santa's workshop", 'Christmas market in the atrium'])
    const elsewhere = { ...publication, mall: { ...publication.mall, timeZone: 'Pacific/Auckland' } }
    expect(currentContent(elsewhere, 'en', new Date('2026-11-21T12:00:00Z')).today).toBe('2026-11-22')
  })

  test('leaves out an event of one day two hours after it began', () => {
    expect(at('2026-11-21T22:29:00+01:00')).toMatchObject({ over: false, events: [{}, { name: 'Late opening' }] })
    const late = at('2026-11-21T22:30:00+01:00')
    expect(names(late.events)).toEqual(['Christmas market in the atrium'])
    expect(late.over).toBe(true)
  })

  test('lists today’s offers by end date, with shop and picture', () => {
    const { offers } = at('2026-11-21T14:45:00+01:00')
    expect(offers.map(({ name, shop }) => [name, shop])).toEqual([
      ['Coffee and cake for two, 79 kr', 'Havn & Co'],
      ['Headphones at half price', 'Volt Elektronik'],
      ['Skates, 20 % off', 'Fjell Sport'],
      ['Winter coats, 300 kr off', 'Havn & Co'],
    ])
    expect(offers[0]?.picture?.url).toMatch(/^data:/)
    expect(offers[1]).toMatchObject({ picture: null, description: '<p>As long as stocks last.</p>' })
  })

  test('skips records that cannot be parsed', () => {
    const records = { ...publication.records, offer: [{ id: 'x' }, ...(publication.records.offer ?? [])] }
    expect(currentContent({ ...publication, records }, 'en', new Date('2026-11-21T12:00:00Z')).offers).toHaveLength(4)
    expect(currentContent({ ...publication, records: {} }, 'en', new Date())).toMatchObject({ events: [], offers: [] })
  })
})
