import { plural } from '../../internal/plural'
import type { MapLabels } from './en'

const noStations = plural('nb', { one: 'stasjon', other: 'stasjoner' })

export const no: MapLabels = {
  address: 'Adresse',
  noAddress: 'Fant ingen adresse. Skriv gate og sted.',
  noDetails: (name) => `Ingen opplysninger tilgjengelig for: ${name}`,
  coordinates: 'Koordinater',
  latLng: 'Breddegrad, lengdegrad',
  problems: {
    unreadable: (example) => `Skriv breddegrad og lengdegrad: ${example}`,
    latitude: 'Breddegraden går fra −90 til 90.',
    longitude: 'Lengdegraden går fra −180 til 180.',
  },
  howTo: 'Trykk på kartet, eller dra nålen. Piltastene flytter den, med Skift lenger.',
  howToMove: 'Ctrl eller ⌘ med hjulet zoomer; to fingre flytter kartet.',
  pin: 'Nål',
  pinAt: (place) => `Nål ved ${place}`,
  pinRemoved: 'Nålen ble fjernet',
  placePin: 'Sett nålen i midten',
  changeLocation: 'Er du sikker på at du vil endre plasseringen?',
  changeAction: 'Endre plasseringen',
  map: 'Kart',
  zoomIn: 'Zoom inn',
  zoomOut: 'Zoom ut',
  ground: {
    loading: 'Kartet lastes inn',
    none: 'Det er ikke satt opp noe kart. Rutenettet viser hvor du er.',
    missing: 'Kartet kunne ikke lastes inn. Rutenettet viser hvor du er.',
  },
  planFailed: 'Etasjekartet kunne ikke lastes inn',
  stations: 'Stasjoner',
  stationCount: (count) => `${count} ${noStations(count)}`,
  showAll: 'Vis alle stasjoner',
  noStations: 'Ingen stasjon er plassert på kartet ennå.',
  howToStations: 'Piltastene går fra én til neste, Enter velger eller zoomer inn, + og − zoomer.',
}
