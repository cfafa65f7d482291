import { navigate, withQuery } from '../../shared/routing/location'

export const chartDialog = 'chartView'

/** Charts that can be enlarged: all clicks over time, by group, or by weekday. */
export const chartNames = ['clicks', 'station', 'type', 'category', 'shop', 'weekdayHour'] as const
export type ChartName = (typeof chartNames)[number]

export const openChart = (name: ChartName) => navigate(withQuery({ dialog: chartDialog, id: name }))

export const closeChart = () => navigate(withQuery({ dialog: null, id: null, as: null }))
