import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  stationPlan: {
    notPlaced: 'Ekki á neinu hæðarkorti',
    draw: ({ areaId, floor }) => `Teikna svæðið ${areaId}: ${floor}`,
    notDrawn: ({ areaId }) => `Svæðið ${areaId} hefur ekki verið teiknað enn`,
    noPlan: 'Hæðin er ekki með hæðarkort',
    setFloor: 'Velja aðra hæð',
    noAreaId: 'Enginn staðarkóði',
    setAreaId: 'Skrá staðarkóðann',
  },
} satisfies Messages<typeof en>
