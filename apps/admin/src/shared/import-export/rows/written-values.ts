// Reads days, times and numbers as people and spreadsheets write them, if they can mean one thing only.

import { isDay } from '@kiosk-admin/ui/headless'

/** `2026-12-24` or `24.12.2026`. */
const DAY = String.raw`(\d{4}-\d\d-\d\d|\d{1,2}\.\s?\d{1,2}\.\s?\d{4})`

/** A day, or the first and the last of several: `2026-12-24/2026-12-26`. */
export const DAYS = String.raw`${DAY}(?:\s*[/–—-]\s*${DAY})?`

/** A day, also `24.12.26`; a time after it must be midnight, as databases add it. */
const dayPattern = new RegExp(String.raw`^(?:${DAY}|(\d{1,2}\.\s?\d{1,2}\.\s?\d\d))(?:[T ]0?0:00(?::00(?:\.0+)?)?)?$`)
/** `24/12/2026`, or `12/24/2026`: 03/04/2026 could be in March or in April. */
const slashedPattern = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/
const daysPattern = new RegExp(String.raw`^${DAYS}\s+(.+)$`, 's')

const isoOf = (parts: readonly string[]) => {
  const iso = parts.map((part) => part.padStart(2, '0')).join('-')
  return isDay(iso) ? iso : undefined
}

/** Reads an existing day as `2026-12-24`, if its text can mean one day only. */
export function dayOf(text: string): string | undefined {
  const [, first, second, year] = slashedPattern.exec(text) ?? []
  if (first && second && year) {
    const read = new Set(
      [isoOf([year, second, first]), isoOf([year, first, second])].filter((day) => day !== undefined),
    )
    return read.size === 1 ? [...read][0] : undefined
  }
  const [, long, short] = dayPattern.exec(text) ?? []
  const parts = (long ?? short)?.split(/\.\s?/).reverse() ?? []
  return isoOf(parts.map((part, index) => (short && index === 0 ? `20${part}` : part)))
}

/** Splits `2026-12-24/2026-12-26 10:00-14:00` into the first and the last day and the text after them. */
export function daysAndRest(text: string): { from: string; to: string; rest: string } | undefined {
  const [, first = '', last = first, rest = ''] = daysPattern.exec(text) ?? []
  const [from, to] = [dayOf(first), dayOf(last)]
  return from === undefined || to === undefined ? undefined : { from, to, rest }
}

/** Reads `18:30`, `18.30` or `18:30:00` as `18:30`, up to 24:00. */
export function timeOf(text: string): string | undefined {
  const [, hour = '', minute] = /^(\d{1,2})[:.]([0-5]\d)(?:[:.]00)?$/.exec(text) ?? []
  const time = `${hour.padStart(2, '0')}:${minute}`
  return minute !== undefined && time <= '24:00' ? time : undefined
}

/** Reads `10:00-20:00`, `10.00–20.00` or `10-20`. */
export function rangeOf(text: string): { from: string; to: string } | undefined {
  const ends = text.split(/\s*[-–—]\s*/).map((end) => timeOf(/^\d{1,2}$/.test(end) ? `${end}:00` : end))
  const [from, to, more] = ends
  if (ends.length !== 2 || !from || !to || more || from === '24:00') return undefined
  return { from, to }
}

/** Reads `12.5`, `12,5` or `1 250`; `1,250` can mean either 1250 or 1.25. */
export function numberOf(text: string): number | undefined {
  const plain = text.replaceAll('−', '-').replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '')
  if (!/^-?\d+([.,]\d+)?$/.test(plain) || /^-?\d{1,3},\d{3}$/.test(plain)) return undefined
  return Number(plain.replace(',', '.'))
}

/** `59.3293, 18.0686`; a comma between them only separates numbers without decimal commas. */
const pointPair = /^(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)$/
/** `59,3293; 18,0686` or `59,3293 18,0686`. */
const spacedPair = /^(-?\d+(?:[.,]\d+)?)(?:\s*;\s*|\s+)(-?\d+(?:[.,]\d+)?)$/
/** `59,3293, 18,0686`. */
const commaPair = /^(-?\d+,\d+)\s*,\s*(-?\d+,\d+)$/

/** Reads two numbers with decimal points or decimal commas. */
export function pairOf(text: string): [number, number] | undefined {
  const plain = text.replaceAll('−', '-')
  const [, first, second] = pointPair.exec(plain) ?? spacedPair.exec(plain) ?? commaPair.exec(plain) ?? []
  if (first === undefined || second === undefined) return undefined
  return [Number(first.replace(',', '.')), Number(second.replace(',', '.'))]
}
