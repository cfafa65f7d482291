import * as schedule from '../../exports/schedule'
import type { Recipes } from '../probe'

const always = { show: 'everyDay', timing: { weekdays: [] } } as const
const items = [{ id: 'welcome', name: 'Welcome', schedule: always }]

/** Renders the schedule parts for the conformance tests. */
export const scheduleParts: Recipes = {
  ScheduleField: (probe) => <schedule.ScheduleField label="Shown" {...probe} />,
  ScheduleStatusText: (probe) => <schedule.ScheduleStatusText schedule={always} {...probe} />,
  WeekView: (probe) => <schedule.WeekView label="Slideshows" items={items} {...probe} />,
}
