import { plural } from '../../internal/plural'
import type { MapLabels } from './en'

const seStations = plural('sv', { one: 'station', other: 'stationer' })

export const se: MapLabels = {
  address: 'Adress',
  noAddress: 'Ingen adress hittades. Skriv gata och ort.',
  noDetails: (name) => `Inga uppgifter finns för: ${name}`,
  coordinates: 'Koordinater',
  latLng: 'Latitud, longitud',
  problems: {
    unreadable: (example) => `Skriv latitud och longitud: ${example}`,
    latitude: 'Latituden går från −90 till 90.',
    longitude: 'Longituden går från −180 till 180.',
  },
  howTo: 'Tryck på kartan eller dra nålen. Piltangenterna flyttar den, med Skift längre.',
  howToMove: 'Ctrl eller ⌘ med hjulet zoomar; två fingrar flyttar kartan.',
  pin: 'Nål',
  pinAt: (place) => `Nål vid ${place}`,
  pinRemoved: 'Nålen togs bort',
  placePin: 'Sätt nålen i mitten',
  changeLocation: 'Vill du verkligen ändra platsen?',
  changeAction: 'Ändra platsen',
  map: 'Karta',
  zoomIn: 'Zooma in',
  zoomOut: 'Zooma ut',
  ground: {
    loading: 'Kartan laddas',
    none: 'Ingen karta är inställd. Rutnätet visar var du är.',
    missing: 'Kartan kunde inte laddas. Rutnätet visar var du är.',
  },
  planFailed: 'Plankartan kunde inte laddas',
  stations: 'Stationer',
  stationCount: (count) => `${count} ${seStations(count)}`,
  showAll: 'Visa alla stationer',
  noStations: 'Ingen station är placerad på kartan ännu.',
  howToStations: 'Piltangenterna går från en till nästa, Enter väljer eller zoomar in, + och − zoomar.',
}
