import { plural } from '../internal/plural'

export const en = {
  address: 'Address',
  noAddress: 'No address found. Type a street and a town.',
  /** A place that was found, but not where it is. */
  noDetails: (name: string) => `No details available for input: ${name}`,
  coordinates: 'Coordinates',
  problems: {
    unreadable: (example: string) => `Write latitude and longitude: ${example}`,
    latitude: 'Latitude goes from −90 to 90.',
    longitude: 'Longitude goes from −180 to 180.',
  },
  howTo: 'Press the map or drag the pin. Arrow keys move it, with Shift further.',
  howToMove: 'Ctrl or ⌘ with the wheel zooms; two fingers move the map.',
  pin: 'Pin',
  pinAt: (place: string) => `Pin at ${place}`,
  pinRemoved: 'Pin removed',
  placePin: 'Place the pin in the middle',
  changeLocation: 'Are you sure you want to change location?',
  changeAction: 'Change location',
  map: 'Map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  /** What is said where no map can be seen. */
  ground: {
    loading: 'Loading the map',
    none: 'No map is set up. The grid shows where you are.',
    missing: 'The map could not be loaded. The grid shows where you are.',
  },
  stations: 'Stations',
  stationCount: (count: number) => `${count} ${plural('en', { one: 'station', other: 'stations' })(count)}`,
  showAll: 'Show all stations',
  noStations: 'No station has a place on the map yet.',
  howToStations: 'Arrow keys go from one to the next, Enter chooses or comes nearer, + and − zoom.',
}

export type MapLabels = typeof en

const seStations = plural('sv', { one: 'station', other: 'stationer' })
const noStations = plural('nb', { one: 'stasjon', other: 'stasjoner' })
const isStations = plural('is', { one: 'stöð', other: 'stöðvar' })

export const se: MapLabels = {
  address: 'Adress',
  noAddress: 'Ingen adress hittades. Skriv gata och ort.',
  noDetails: (name) => `Inga uppgifter finns för: ${name}`,
  coordinates: 'Koordinater',
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
  stations: 'Stationer',
  stationCount: (count) => `${count} ${seStations(count)}`,
  showAll: 'Visa alla stationer',
  noStations: 'Ingen station har en plats på kartan ännu.',
  howToStations: 'Piltangenterna går från en till nästa, Enter väljer eller går närmare, + och − zoomar.',
}

export const no: MapLabels = {
  address: 'Adresse',
  noAddress: 'Fant ingen adresse. Skriv gate og sted.',
  noDetails: (name) => `Ingen opplysninger tilgjengelig for: ${name}`,
  coordinates: 'Koordinater',
  problems: {
    unreadable: (example) => `Skriv breddegrad og lengdegrad: ${example}`,
    latitude: 'Breddegraden går fra −90 til 90.',
    longitude: 'Lengdegraden går fra −180 til 180.',
  },
  howTo: 'Trykk på kartet eller dra nålen. Piltastene flytter den, med Shift lenger.',
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
    loading: 'Kartet lastes',
    none: 'Det er ikke satt opp noe kart. Rutenettet viser hvor du er.',
    missing: 'Kartet kunne ikke lastes. Rutenettet viser hvor du er.',
  },
  stations: 'Stasjoner',
  stationCount: (count) => `${count} ${noStations(count)}`,
  showAll: 'Vis alle stasjoner',
  noStations: 'Ingen stasjon har en plass på kartet ennå.',
  howToStations: 'Piltastene går fra én til neste, Enter velger eller går nærmere, + og − zoomer.',
}

export const is: MapLabels = {
  address: 'Heimilisfang',
  noAddress: 'Ekkert heimilisfang fannst. Skrifaðu götu og stað.',
  noDetails: (name) => `Engar upplýsingar fundust um: ${name}`,
  coordinates: 'Hnit',
  problems: {
    unreadable: (example) => `Skrifaðu breidd og lengd: ${example}`,
    latitude: 'Breidd er frá −90 til 90.',
    longitude: 'Lengd er frá −180 til 180.',
  },
  howTo: 'Ýttu á kortið eða dragðu pinnann. Örvalyklar færa hann, lengra með Shift.',
  howToMove: 'Ctrl eða ⌘ með músarhjólinu breytir aðdrætti; tveir fingur færa kortið.',
  pin: 'Pinni',
  pinAt: (place) => `Pinni við ${place}`,
  pinRemoved: 'Pinninn var fjarlægður',
  placePin: 'Setja pinnann í miðjuna',
  changeLocation: 'Viltu örugglega breyta staðsetningunni?',
  changeAction: 'Breyta staðsetningu',
  map: 'Kort',
  zoomIn: 'Þysja inn',
  zoomOut: 'Þysja út',
  ground: {
    loading: 'Kortið hleðst',
    none: 'Ekkert kort er stillt. Hnitanetið sýnir hvar þú ert.',
    missing: 'Ekki tókst að hlaða kortinu. Hnitanetið sýnir hvar þú ert.',
  },
  stations: 'Stöðvar',
  stationCount: (count) => `${count} ${isStations(count)}`,
  showAll: 'Sýna allar stöðvar',
  noStations: 'Engin stöð er á kortinu enn.',
  howToStations: 'Örvalyklar fara frá einni til þeirrar næstu, Enter velur eða fer nær, + og − breyta aðdrætti.',
}
