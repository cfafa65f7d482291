import { defineMessages, type Messages, plural } from '../../shared/i18n'

const en = {
  places: {
    title: 'Surrounding area',
    new: 'New place',
    edit: 'Edit place',
    count: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'place', other: 'places' })}`,
    empty: {
      title: 'No places yet',
      text: 'Add points of interest in and around the mall: a ferry, a park, the lifts.',
    },
    fields: {
      name: 'Name',
      description: 'Description',
      imageId: 'Picture',
      setting: 'Where',
      location: 'On the map',
      floorId: 'Floor',
      position: 'On the floor plan',
    },
    reader: 'You can view places but not change them.',
    setting: { indoor: 'Indoors', outdoor: 'Outdoors' },
    view: { name: 'View', list: 'List', map: 'Map' },
    map: {
      showAll: 'Show all places',
      nothing: 'Nothing is on the map yet.',
      without: 'not on the map',
      howTo: 'Use the arrow keys to move between places, Enter to select or zoom in, + and − to zoom.',
    },
    spot: {
      noFloor: 'No floor',
      noPlan: 'The floor has no plan yet. Enter its position in percent.',
      noRight: 'You don’t have access to floor plans. Enter its position in percent.',
      left: 'From the left, %',
      top: 'From the top, %',
      pin: 'Position',
      at: ({ x, y }: { x: number; y: number }) => `${x}% from the left, ${y}% from the top`,
      howTo: 'Press the floor plan, or move the pin with the arrow keys.',
      range: 'A whole number from 0 to 100.',
    },
  },
}

const se = {
  places: {
    title: 'Omgivningar',
    new: 'Ny plats',
    edit: 'Redigera plats',
    count: ({ count }) => `${count} ${plural('se', count, { one: 'plats', other: 'platser' })}`,
    empty: {
      title: 'Inga platser ännu',
      text: 'Det som är värt att hitta i och runt köpcentrumet listas här: en färja, en park, hissarna.',
    },
    fields: {
      name: 'Namn',
      description: 'Beskrivning',
      imageId: 'Bild',
      setting: 'Var',
      location: 'På kartan',
      floorId: 'Plan',
      position: 'På plankartan',
    },
    reader: 'Du kan se platser men inte ändra dem.',
    setting: { indoor: 'Inomhus', outdoor: 'Utomhus' },
    view: { name: 'Vy', list: 'Lista', map: 'Karta' },
    map: {
      showAll: 'Visa alla platser',
      nothing: 'Inget är placerat på kartan ännu.',
      without: 'inte placerade på kartan',
      howTo: 'Piltangenterna går från en till nästa, Enter väljer eller zoomar in, + och − zoomar.',
    },
    spot: {
      noFloor: 'Inget plan',
      noPlan: 'Planet har ingen plankarta ännu. Ange platsen i procent.',
      noRight: 'Du får inte se plankartorna. Ange platsen i procent.',
      left: 'Från vänster, %',
      top: 'Uppifrån, %',
      pin: 'Var den är',
      at: ({ x, y }) => `${x} % från vänster, ${y} % uppifrån`,
      howTo: 'Tryck på plankartan eller flytta nålen med piltangenterna.',
      range: 'Ett heltal från 0 till 100.',
    },
  },
} satisfies Messages<typeof en>

const no = {
  places: {
    title: 'Området rundt',
    new: 'Nytt sted',
    edit: 'Rediger sted',
    count: ({ count }) => `${count} ${plural('no', count, { one: 'sted', other: 'steder' })}`,
    empty: {
      title: 'Ingen steder ennå',
      text: 'Det som er verdt å finne i og rundt kjøpesenteret, listes her: en ferje, en park, heisene.',
    },
    fields: {
      name: 'Navn',
      description: 'Beskrivelse',
      imageId: 'Bilde',
      setting: 'Hvor',
      location: 'På kartet',
      floorId: 'Etasje',
      position: 'På etasjekartet',
    },
    reader: 'Du kan se steder, men ikke endre dem.',
    setting: { indoor: 'Innendørs', outdoor: 'Utendørs' },
    view: { name: 'Visning', list: 'Liste', map: 'Kart' },
    map: {
      showAll: 'Vis alle steder',
      nothing: 'Ingenting er plassert på kartet ennå.',
      without: 'ikke plassert på kartet',
      howTo: 'Piltastene går fra ett til neste, Enter velger eller zoomer inn, + og − zoomer.',
    },
    spot: {
      noFloor: 'Ingen etasje',
      noPlan: 'Etasjen har ikke noe etasjekart ennå. Oppgi plasseringen i prosent.',
      noRight: 'Du kan ikke se etasjekartene. Oppgi plasseringen i prosent.',
      left: 'Fra venstre, %',
      top: 'Ovenfra, %',
      pin: 'Hvor det er',
      at: ({ x, y }) => `${x} % fra venstre, ${y} % ovenfra`,
      howTo: 'Trykk på etasjekartet, eller flytt nålen med piltastene.',
      range: 'Et heltall fra 0 til 100.',
    },
  },
} satisfies Messages<typeof en>

const is = {
  places: {
    title: 'Nágrennið',
    new: 'Nýr staður',
    edit: 'Breyta stað',
    count: ({ count }) => `${count} ${plural('is', count, { one: 'staður', other: 'staðir' })}`,
    empty: {
      title: 'Engir staðir enn',
      text: 'Það sem vert er að finna í verslunarmiðstöðinni og nágrenni hennar birtist hér: ferja, garður, lyfturnar.',
    },
    fields: {
      name: 'Heiti',
      description: 'Lýsing',
      imageId: 'Mynd',
      setting: 'Hvar',
      location: 'Á kortinu',
      floorId: 'Hæð',
      position: 'Á hæðarkortinu',
    },
    reader: 'Þú getur skoðað staði en ekki breytt þeim.',
    setting: { indoor: 'Innandyra', outdoor: 'Utandyra' },
    view: { name: 'Sýn', list: 'Listi', map: 'Kort' },
    map: {
      showAll: 'Sýna alla staði',
      nothing: 'Ekkert er enn á kortinu.',
      without: 'ekki á kortinu',
      howTo: 'Örvalyklar fara frá einum til næsta, Enter velur eða færir nær, + og − breyta aðdrætti.',
    },
    spot: {
      noFloor: 'Engin hæð',
      noPlan: 'Hæðin hefur ekkert hæðarkort enn. Gefðu staðinn upp í prósentum.',
      noRight: 'Þú mátt ekki sjá hæðarkortin. Gefðu staðinn upp í prósentum.',
      left: 'Frá vinstri, %',
      top: 'Að ofan, %',
      pin: 'Hvar hann er',
      at: ({ x, y }) => `${x} % frá vinstri, ${y} % að ofan`,
      howTo: 'Smelltu á hæðarkortið eða færðu pinnann með örvalyklunum.',
      range: 'Heil tala frá 0 til 100.',
    },
  },
} satisfies Messages<typeof en>

export const placeMessages = defineMessages({ en, se, no, is })
