// Lays out the blocks of a week view.

import { addDays, type IsoDate } from '../theme/days'
import { type Overlap, overlapsOn, type ScheduleItem } from './overlaps'
import { DAY, type DaySpan, spansOn } from './schedule'

/** An item on a day, with its lane beside overlapping items. */
export type WeekBlock = DaySpan & {
  item: ScheduleItem
  /** Index among `lanes`, from 0. */
  lane: number
  lanes: number
  /** Items that overlap with it. */
  together: readonly ScheduleItem[]
}

export type WeekDay = {
  day: IsoDate
  /** Items that show from midnight to midnight. */
  allDay: readonly ScheduleItem[]
  /** Items that show for a part of the day, earliest first. */
  blocks: readonly WeekBlock[]
}

export type Week = { days: readonly WeekDay[]; overlaps: readonly Overlap[] }

/** First day of a day's week; `start` is 0 for Sunday. */
export function startOfWeek(day: IsoDate, start: number): IsoDate {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday - start + 7) % 7))
}

const daysOfWeek = (first: IsoDate): IsoDate[] => Array.from({ length: 7 }, (_, away) => addDays(first, away))

type Placed = DaySpan & { item: ScheduleItem; lane: number }

/** Distributes overlapping blocks, also indirectly overlapping ones, over lanes. */
function assignLanes(spans: readonly (DaySpan & { item: ScheduleItem })[]): WeekBlock[] {
  const sorted = [...spans].sort((a, b) => a.from - b.from || b.to - a.to)
  const blocks: WeekBlock[] = []
  let cluster: Placed[] = []
  let end = 0
  const close = () => {
    const lanes = Math.max(0, ...cluster.map(({ lane }) => lane + 1))
    for (const block of cluster) {
      const overlapping = cluster.filter((other) => other !== block && other.from < block.to && block.from < other.to)
      blocks.push({ ...block, lanes, together: overlapping.map(({ item }) => item) })
    }
    cluster = []
  }
  for (const span of sorted) {
    if (span.from >= end) close()
    const taken = new Set(cluster.filter(({ to }) => to > span.from).map(({ lane }) => lane))
    let lane = 0
    while (taken.has(lane)) lane += 1
    cluster.push({ ...span, lane })
    end = Math.max(end, span.to)
  }
  close()
  return blocks
}

const isAllDay = ({ from, to }: DaySpan) => from === 0 && to === DAY

/** Items of the seven days from the first. */
export function weekOf(items: readonly ScheduleItem[], first: IsoDate): Week {
  const days = daysOfWeek(first)
  return {
    days: days.map((day) => {
      const spans = items.flatMap((item) => spansOn(item.schedule, day).map((span) => ({ ...span, item })))
      const allDay = spans.filter(isAllDay).map(({ item }) => item)
      const blocks = assignLanes(spans.filter((span) => !isAllDay(span)))
      return { day, allDay, blocks: blocks.map((block) => ({ ...block, together: [...block.together, ...allDay] })) }
    }),
    overlaps: overlapsOn(items, days),
  }
}
