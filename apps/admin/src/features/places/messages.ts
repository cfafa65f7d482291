import { defineMessages, type Messages, plural } from '../../shared/i18n'

const en = {
  places: {
    title: 'Surrounding area',
    new: 'New place',
    edit: 'Edit place',
    count: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'place', other: 'places' })}`,
    empty: {
      title: 'No places yet',
      text: 'What is worth finding in and around the mall is listed here: a ferry, a park, the lifts.',
    },
    fields: {
      name: 'Name',
      description: 'Description',
      imageId: 'Picture',
      setting: 'Where',
      location: 'On the map',
      floorId: 'Floor',
      position: 'On the plan',
    },
    reader: 'You can read places, not change them.',
    setting: { indoor: 'Indoors', outdoor: 'Outdoors' },
    view: { name: 'View', list: 'List', map: 'Map' },
    map: {
      showAll: 'Show all places',
      nothing: 'Nothing has a place on the map yet.',
      without: 'without a place on the map',
      howTo: 'Arrow keys go from one to the next, Enter chooses or comes nearer, + and − zoom.',
    },
    spot: {
      noFloor: 'No floor',
      noPlan: 'The floor has no plan yet. Give the place in percent.',
      noRight: 'You may not see the plans of floors. Give the place in percent.',
      left: 'From the left, %',
      top: 'From the top, %',
      pin: 'Where it is',
      at: ({ x, y }: { x: number; y: number }) => `${x} % from the left, ${y} % from the top`,
      howTo: 'Press the plan, or move the pin with the arrow keys.',
      range: 'A whole number from 0 to 100.',
    },
  },
}

const se = {
  places: {
    title: 'Omgivning',
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
      position: 'På planritningen',
    },
    reader: 'Du kan se platser men inte ändra dem.',
    setting: { indoor: 'Inomhus', outdoor: 'Utomhus' },
    view: { name: 'Vy', list: 'Lista', map: 'Karta' },
    map: {
      showAll: 'Visa alla platser',
      nothing: 'Inget har en plats på kartan ännu.',
      without: 'utan plats på kartan',
      howTo: 'Piltangenterna går från en till nästa, Enter väljer eller zoomar in, + och − zoomar.',
    },
    spot: {
      noFloor: 'Inget plan',
      noPlan: 'Planet har ingen ritning ännu. Ange platsen i procent.',
      noRight: 'Du får inte se planens ritningar. Ange platsen i procent.',
      left: 'Från vänster, %',
      top: 'Uppifrån, %',
      pin: 'Var den är',
      at: ({ x, y }) => `${x} % från vänster, ${y} % uppifrån`,
      howTo: 'Tryck på ritningen eller flytta nålen med piltangenterna.',
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
      position: 'På plantegningen',
    },
    reader: 'Du kan se steder, men ikke endre dem.',
    setting: { indoor: 'Innendørs', outdoor: 'Utendørs' },
    view: { name: 'Visning', list: 'Liste', map: 'Kart' },
    map: {
      showAll: 'Vis alle steder',
      nothing: 'Ingenting har en plass på kartet ennå.',
      without: 'uten plass på kartet',
      howTo: 'Piltastene går fra ett til neste, Enter velger eller zoomer inn, + og − zoomer.',
    },
    spot: {
      noFloor: 'Ingen etasje',
      noPlan: 'Etasjen har ingen plantegning ennå. Oppgi stedet i prosent.',
      noRight: 'Du kan ikke se etasjenes plantegninger. Oppgi stedet i prosent.',
      left: 'Fra venstre, %',
      top: 'Ovenfra, %',
      pin: 'Hvor det er',
      at: ({ x, y }) => `${x} % fra venstre, ${y} % ovenfra`,
      howTo: 'Trykk på plantegningen, eller flytt nålen med piltastene.',
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
      position: 'Á teikningunni',
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
      noPlan: 'Hæðin hefur enga teikningu enn. Gefðu staðinn upp í prósentum.',
      noRight: 'Þú mátt ekki sjá teikningar hæða. Gefðu staðinn upp í prósentum.',
      left: 'Frá vinstri, %',
      top: 'Að ofan, %',
      pin: 'Hvar hann er',
      at: ({ x, y }) => `${x} % frá vinstri, ${y} % að ofan`,
      howTo: 'Smelltu á teikninguna eða færðu nálina með örvalyklunum.',
      range: 'Heil tala frá 0 til 100.',
    },
  },
} satisfies Messages<typeof en>

export const placeMessages = defineMessages({ en, se, no, is })
