import { defineMessages, type Messages } from '../../shared/i18n'

type Code = { areaId: string }
type OnFloor = { areaId: string; floor: string }

const en = {
  stationPlan: {
    notPlaced: 'Not on a floor plan',
    draw: ({ areaId, floor }: OnFloor) => `Draw area ${areaId} on ${floor}`,
    notDrawn: ({ areaId }: Code) => `Area ${areaId} isn’t drawn yet`,
    noPlan: 'Its floor has no plan',
    setFloor: 'Choose another floor',
    noAreaId: 'Has no area ID',
    setAreaId: 'Enter its area ID',
  },
}

const se = {
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

const no = {
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

const is = {
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

export const stationPlanMessages = defineMessages({ en, se, no, is })
