export type StatisticEventTable = {
  id: string
  mall_id: string
  station_id: string
  type: number
  view: string
  ref: string | null
  at: Date
}

/** The clicks that are known, by the day on which they came. */
export type StatisticSeenTable = { id: string; received: string }

/** Clicks per hour, in the mall's time zone. */
export type StatisticHourTable = {
  mall_id: string
  day: string
  hour: number
  station_id: string
  type: number
  view: string
  count: number
}
export type StatisticDayTable = Omit<StatisticHourTable, 'hour'>
/** Clicks per hour and record. */
export type StatisticRefHourTable = StatisticHourTable & { ref: string }
export type StatisticRefDayTable = Omit<StatisticRefHourTable, 'hour'>

/** The keys of a mall's menus that are counted by themselves. */
export type StatisticMenuKeyTable = { mall_id: string; key: string }

/** Records that visitors chose in a search, by day in the mall's time zone. */
export type SearchFoundTable = {
  mall_id: string
  day: string
  station_id: string
  kind: string
  ref: string
  count: number
}

/** Texts without results: one row per text, visit and week, named by its Monday. */
export type SearchMissedTable = { mall_id: string; week: string; text: string; visit: string; station_id: string }
