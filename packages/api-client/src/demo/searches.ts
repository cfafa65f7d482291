import { byStation, randomOf, weekdayOf } from './clicks'
import { addDays } from './dates'
import { demoId, numberOf } from './id'
import type { DemoMall } from './types'

export type DemoSearches = {
  /** Choices of one record at one station on one day, `YYYY-MM-DD`. */
  found: { stationId: string; day: string; kind: 'item' | 'category' | 'service'; id: string; count: number }[]
  /** Visits that searched for a text without a result; a week is named by its Monday. */
  missed: { stationId: string; week: string; text: string; visit: string }[]
}

/** What visitors miss, by the mall's first language. */
const missedTexts: { [language: string]: string[] | undefined } = {
  se: ['bowling', 'biltvätt', 'nagelsalong', 'djuraffär', 'tatuering'],
  no: ['bowling', 'vinmonopol', 'neglesalong', 'dyrebutikk', 'tatovering'],
}

/** Generates searches for a number of days up to a day, `YYYY-MM-DD`. */
export function demoSearches(
  { id, languages, stations, records }: DemoMall,
  today: string,
  days: number,
): DemoSearches {
  const isActive = ({ status }: { status?: string }) => status === 'Active'
  const searched = [
    ...records.item.filter(isActive).map((one) => ({ kind: 'item' as const, id: one.id })),
    ...records.service.filter(isActive).map((one) => ({ kind: 'service' as const, id: one.id })),
    ...records.category.map((one) => ({ kind: 'category' as const, id: one.id })),
  ].sort((a, b) => numberOf(a.id) - numberOf(b.id))
  const texts = missedTexts[languages[0] ?? ''] ?? []
  const found: DemoSearches['found'] = []
  const missed: DemoSearches['missed'] = []
  for (let back = days; back >= 0; back--) {
    const day = addDays(today, -back)
    const random = randomOf(`searches ${id} ${day}`)
    for (const [nth, { id: stationId }] of stations.entries()) {
      const share = byStation[nth % byStation.length] ?? 1
      // skewed: few records are sought most
      const chosen = new Set([0, 1, 2].map(() => searched[Math.floor(searched.length * random() ** 2.4)]))
      for (const one of chosen) {
        const count = Math.round(6 * share * (0.4 + random()))
        if (one && count > 0) found.push({ stationId, day, ...one, count })
      }
      const text = texts[Math.floor(texts.length * random() ** 1.6)]
      if (text === undefined || random() > share) continue
      const week = addDays(day, -weekdayOf(day))
      missed.push({ stationId, week, text, visit: demoId(`visit ${stationId} ${day}`) })
    }
  }
  return { found, missed }
}
