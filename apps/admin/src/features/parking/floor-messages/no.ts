import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  floors: {
    title: 'Etasjer',
    new: 'Ny etasje',
    edit: 'Innstillinger for etasjen',
    count: ({ count }) => `${count} ${plural('no', count, { one: 'etasje', other: 'etasjer' })}`,
    empty: {
      title: 'Ingen etasjer ennå',
      text: 'Etasjene i p-husene og i kjøpesenteret listes her.',
    },
    fields: {
      name: 'Navn',
      mapTitle: 'Kartets tittel',
      garageId: 'P-hus',
      areaId: 'Stedskode',
      objectType: 'Objekttype',
      floorMapName: 'Etasjekartets navn',
      floorMapId: 'Etasjekart',
      markers: 'Markører',
      areas: 'Områder',
      map: 'Gangveier og målestokk',
    },
    drawn: ({ level, walkways, obstacles, amenities }) =>
      `Nivå ${level}, gangveier: ${walkways}, hindringer: ${obstacles}, fasiliteter: ${amenities}`,
    ordinal: 'Nivå i bygget',
    spoken: 'Navn i veibeskrivelser',
    hint: {
      ordinal: '0 er gateplan, 1 etasjen over, 0,5 en mellometasje, -1 etasjen under.',
      spoken: 'Inne i en setning, som i «Ta heisen opp til plan 2».',
      mapTitle: 'Besøkende leser den over kartet.',
      areaId: 'Stedets kode i veivisningen. Samme kode betyr samme sted.',
      floorMapName: 'For de ansatte; besøkende ser det ikke.',
    },
    noGarage: 'Selve kjøpesenteret',
    plan: 'Etasjekart',
    settings: 'Innstillinger',
    editConnector: 'Rediger etasjer og tider',
    control: {
      fewPoints: 'Det er færre enn tre kontrollpunkter. Legg til flere, eller fjern alle.',
      flat: 'Kontrollpunktene ligger på én linje. Flytt ett av dem bort fra den.',
      mirrored: 'Kontrollpunktene speilvender etasjen. To av dem kan være forvekslet.',
    },
    choosePlan: 'Velg et etasjekart',
    reader: 'Du kan se etasjer, men ikke endre dem.',
  },
} satisfies Messages<typeof en>
