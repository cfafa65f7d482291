import { plural } from '../internal/plural'

export const en = {
  address: 'Address',
  noAddress: 'No address found. Enter a street and a town.',
  /** A place that was found, but not where it is. */
  noDetails: (name: string) => `No details available for input: ${name}`,
  coordinates: 'Coordinates',
  problems: {
    unreadable: (example: string) => `Enter latitude and longitude: ${example}`,
    latitude: 'Latitude must be from −90 to 90.',
    longitude: 'Longitude must be from −180 to 180.',
  },
  howTo: 'Press the map or drag the pin. Use the arrow keys to move it; hold Shift for larger steps.',
  howToMove: 'Hold Ctrl or ⌘ and scroll to zoom; use two fingers to move the map.',
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
    missing: 'Couldn’t load the map. The grid shows where you are.',
  },
  planFailed: 'Couldn’t load the floor plan',
  stations: 'Stations',
  stationCount: (count: number) => `${count} ${plural('en', { one: 'station', other: 'stations' })(count)}`,
  showAll: 'Show all stations',
  noStations: 'No stations are on the map yet.',
  howToStations: 'Use the arrow keys to move between stations, Enter to select or zoom in, + and − to zoom.',
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
  planFailed: 'Plankartan kunde inte laddas',
  stations: 'Stationer',
  stationCount: (count) => `${count} ${seStations(count)}`,
  showAll: 'Visa alla stationer',
  noStations: 'Ingen station är placerad på kartan ännu.',
  howToStations: 'Piltangenterna går från en till nästa, Enter väljer eller zoomar in, + och − zoomar.',
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

export const is: MapLabels = {
  address: 'Heimilisfang',
  noAddress: 'Ekkert heimilisfang fannst. Skrifaðu götu og stað.',
  noDetails: (name) => `Engar upplýsingar fundust um: ${name}`,
  coordinates: 'Hnit',
  problems: {
    unreadable: (example) => `Skrifaðu breiddar- og lengdargráðu: ${example}`,
    latitude: 'Breiddargráða er frá −90 til 90.',
    longitude: 'Lengdargráða er frá −180 til 180.',
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
  zoomIn: 'Stækka',
  zoomOut: 'Minnka',
  ground: {
    loading: 'Sæki kortið',
    none: 'Ekkert kort hefur verið sett upp. Hnitanetið sýnir hvar þú ert.',
    missing: 'Ekki tókst að hlaða kortinu. Hnitanetið sýnir hvar þú ert.',
  },
  planFailed: 'Ekki tókst að sækja hæðarkortið',
  stations: 'Stöðvar',
  stationCount: (count) => `${count} ${isStations(count)}`,
  showAll: 'Sýna allar stöðvar',
  noStations: 'Engin stöð er á kortinu enn.',
  howToStations: 'Örvalyklar fara frá einni til þeirrar næstu, Enter velur eða fer nær, + og − breyta aðdrætti.',
}
