import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  stationPlan: {
    notPlaced: 'Ikke på noe etasjekart',
    draw: ({ areaId, floor }) => `Tegn området ${areaId} på ${floor}`,
    notDrawn: ({ areaId }) => `Området ${areaId} er ikke tegnet ennå`,
    noPlan: 'Etasjen har ikke noe etasjekart',
    setFloor: 'Velg en annen etasje',
    noAreaId: 'Har ingen stedskode',
    setAreaId: 'Oppgi stedskoden',
  },
} satisfies Messages<typeof en>
