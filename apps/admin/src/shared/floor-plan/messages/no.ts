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
    spot: {
      noFloor: 'Ingen etasje',
      noPlan: 'Etasjen har ikke noe etasjekart ennå. Oppgi plasseringen i prosent.',
      put: 'Trykk på etasjekartet der den står, eller oppgi plasseringen i prosent.',
      remove: 'Fjern fra etasjekartet',
      left: 'Fra venstre, %',
      top: 'Ovenfra, %',
      pin: 'Posisjon',
      at: ({ x, y }) => `${x} % fra venstre, ${y} % ovenfra`,
      howTo: 'Trykk på etasjekartet, eller flytt nålen med piltastene.',
      range: 'Et heltall fra 0 til 100.',
    },
    area: {
      choose: 'Velg på etasjekartet',
      title: 'Velg et område',
      text: 'Velg området på etasjekartet eller i listen, så brukes stedskoden til området.',
      floor: 'Etasje',
      search: 'Søk på stedskode eller navn',
      list: 'Områder',
      free: 'Ledig',
      several: 'Flere',
      taken: 'Opptatt',
      isIn: ({ names, areaId }) => `${names} er i ${areaId}`,
      nothing: 'Ingen treff',
      cancel: 'Avbryt',
    },
    bearing: {
      floorFirst: 'Velg først en etasje.',
      hint: 'Grader med klokken fra toppen av etasjekartet. Besøkende ser den andre veien.',
      choose: 'Velg retning',
      unknown: 'Ukjent',
    },
    noPhones: ({ address }) =>
      `Kioskene kan ikke vise QR-koden som sender veien til en telefon. Serverens adresse, ${address}, virker bare på serveren selv. Be den som drifter serveren, om å sette PUBLIC_URL til en adresse som telefonene til besøkende kan åpne.`,
  },
} satisfies Messages<typeof en>
