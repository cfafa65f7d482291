import { addDays } from '../theme/days'
import type { ChartSeries } from './model/series'

/** Four weeks of clicks, most of them on Fridays. */
const clicks = [
  1098, 1314, 1210, 1453, 1849, 2454, 1616, 1220, 1376, 1388, 1454, 1941, 2784, 1592, 1317, 1435, 1587, 1658, 2227,
  2790, 1902, 1489, 1583, 1627, 1882, 2389, 3020, 2097,
]
const clicksBefore = [
  1067, 1078, 1121, 1284, 1693, 2053, 1383, 1141, 1171, 1227, 1234, 1572, 2264, 1283, 1034, 1072, 1189, 1340, 1697,
  2220, 1404, 1097, 1193, 1251, 1350, 1693, 2062, 1415,
]

export const fourWeeks = clicks.map((_, index) => addDays('2026-10-25', index))
export const allClicks: ChartSeries[] = [{ id: 'clicks', name: 'Clicks', values: clicks, previous: clicksBefore }]

const kinds = ['Category', 'Shop or company', 'Pathfinder', 'Menu', 'Service', 'Touchguide']
const shares = [0.38, 0.27, 0.15, 0.1, 0.06, 0.04]

export const byKind: ChartSeries[] = kinds.map((name, kind) => ({
  id: name,
  name,
  values: clicks.map((all, day) => Math.round(all * (shares[kind] as number) * (0.8 + ((day * (kind + 3)) % 7) / 15))),
}))

export const clicksUnit = (count: number) => (count === 1 ? 'click' : 'clicks')

export const stations = ['K2', 'K1', 'K3', 'K5', 'K4', 'K7', 'K6', 'K8']
export const byStation: ChartSeries[] = [
  { id: 'clicks', name: 'Clicks', values: [13380, 9816, 8560, 5319, 4825, 3519, 2386, 1944] },
]
export const byStationBefore: ChartSeries[] = byStation.map((series) => ({
  ...series,
  previous: [10240, 9902, 6125, 4870, 3011, 3490, 2012, 2310],
}))
export const byStationAndKind: ChartSeries[] = kinds.slice(0, 3).map((name, kind) => ({
  id: name,
  name,
  values: [13380, 9816, 8560, 5319].map((all) => Math.round(all * (shares[kind] as number))),
}))

export const kindParts = kinds.map((name, index) => ({
  id: name,
  name,
  value: Math.round(49749 * (shares[index] as number)),
}))

const weekdays = [0.5, 0.52, 0.55, 0.62, 1, 0.85, 0.4]

/** Visits by weekday and hour: open 9 to 22, Sundays to 20; most visits on Fridays at 16. */
export const clicksByHour = weekdays.map((busy, day) =>
  Array.from({ length: 24 }, (_, hour) => {
    if (hour < 9 || hour >= (day === 6 ? 20 : 22)) return null
    return Math.round(420 * busy * Math.exp(-((hour - 16) ** 2) / 22))
  }),
)
