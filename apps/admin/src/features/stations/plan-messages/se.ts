import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  stationPlan: {
    notPlaced: 'Inte på någon plankarta',
    draw: ({ areaId, floor }) => `Rita området ${areaId} på ${floor}`,
    notDrawn: ({ areaId }) => `Området ${areaId} är inte ritat ännu`,
    noPlan: 'Planet har ingen plankarta',
    setFloor: 'Välj ett annat plan',
    noAreaId: 'Har ingen platskod',
    setAreaId: 'Ange platskoden',
  },
} satisfies Messages<typeof en>
