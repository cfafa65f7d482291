import { addDays, type IsoDate } from '../theme/days'
import { type Overlap, overlapsOn, type ScheduleItem } from './overlaps'
import { DAY, type DaySpan, spansOn } from './schedule'

/** One thing on one day, with its place beside others that show at the same time. */
export type WeekBlock = DaySpan & {
  item: ScheduleItem
  /** From 0; of `lanes`. */
  lane: number
  lanes: number
  /** The others that show at some of the time. */
  together: readonly ScheduleItem[]
}

export type WeekDay = {
  day: IsoDate
  /** What shows from midnight to midnight. */
  allDay: readonly ScheduleItem[]
  /** What shows for a part of the day, earliest first. */
  blocks: readonly WeekBlock[]
}

export type Week = { days: readonly WeekDay[]; overlaps: readonly Overlap[] }

/** The first day of the week that a day is in; `start` is 0 for Sunday. */
export function startOfWeek(day: IsoDate, start: number): IsoDate {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday - start + 7) % 7))
}

const daysOfWeek = (first: IsoDate): IsoDate[] => Array.from({ length: 7 }, (_, away) => addDays(first, away))

type Placed = DaySpan & { item: ScheduleItem; lane: number }

/** Blocks that touch each other, directly or through others, share the width of the day. */
function inLanes(spans: readonly (DaySpan & { item: ScheduleItem })[]): WeekBlock[] {
  const sorted = [...spans].sort((a, b) => a.from - b.from || b.to - a.to)
  const blocks: WeekBlock[] = []
  let cluster: Placed[] = []
  let end = 0
  const close = () => {
    const lanes = Math.max(0, ...cluster.map(({ lane }) => lane + 1))
    for (const block of cluster) {
      const meeting = cluster.filter((other) => other !== block && other.from < block.to && block.from < other.to)
      blocks.push({ ...block, lanes, together: meeting.map(({ item }) => item) })
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

const wholeDay = ({ from, to }: DaySpan) => from === 0 && to === DAY

/** What shows when in the seven days from the first. */
export function weekOf(items: readonly ScheduleItem[], first: IsoDate): Week {
  const days = daysOfWeek(first)
  return {
    days: days.map((day) => {
      const spans = items.flatMap((item) => spansOn(item.schedule, day).map((span) => ({ ...span, item })))
      const allDay = spans.filter(wholeDay).map(({ item }) => item)
      const blocks = inLanes(spans.filter((span) => !wholeDay(span)))
      return { day, allDay, blocks: blocks.map((block) => ({ ...block, together: [...block.together, ...allDay] })) }
    }),
    overlaps: overlapsOn(items, days),
  }
}
