import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const no = {
  floorPlan: {
    on: ({ floor }) => `På etasjekartet: ${floor}`,
    notDrawn: ({ areaId }) =>
      `Ingen etasjekart har et område med denne stedskoden ennå: ${areaId}. Tegn det under Parkering, på etasjen.`,
    noAreaId: 'Oppgi en stedskode for å se stedet på etasjekartet.',
    noMap:
      'Det er ikke satt opp noe kart, og ingen etasjekart har bilde. Legg til et etasjekart under Parkering, eller be den som drifter serveren om å sette opp et kart.',
  },
} satisfies Messages<typeof en>
