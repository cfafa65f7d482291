import { plural } from '../../internal/plural'
import type { MapLabels } from './en'

const isStations = plural('is', { one: 'stöð', other: 'stöðvar' })

export const is: MapLabels = {
  address: 'Heimilisfang',
  noAddress: 'Ekkert heimilisfang fannst. Skrifaðu götu og stað.',
  noDetails: (name) => `Engar upplýsingar fundust um: ${name}`,
  coordinates: 'Hnit',
  latLng: 'Breiddargráða, lengdargráða',
  problems: {
    unreadable: (example) => `Skrifaðu breiddar- og lengdargráðu: ${example}`,
    latitude: 'Breiddargráða er frá −90 til 90.',
    longitude: 'Lengdargráða er frá −180 til 180.',
  },
  howTo: 'Ýttu á kortið eða dragðu pinnann. Örvalyklar færa hann, lengra með Shift.',
  howToMove: 'Ctrl eða ⌘ með músarhjólinu breytir aðdrætti; tveir fingur færa kortið.',
  pin: 'Pinni',
  pinAt: (place) => `Pinni: ${place}`,
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
