import { defineMessages, type Messages, plural } from '../../shared/i18n'

const en = {
  floors: {
    title: 'Floors',
    new: 'New floor',
    edit: 'Floor settings',
    count: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'floor', other: 'floors' })}`,
    empty: {
      title: 'No floors yet',
      text: 'Add the floors of the mall and its garages.',
    },
    fields: {
      name: 'Name',
      mapTitle: 'Map title',
      garageId: 'Garage',
      areaId: 'Area ID',
      objectType: 'Object type',
      floorMapName: 'Floor map name',
      floorMapId: 'Floor plan',
      markers: 'Markers',
      areas: 'Areas',
    },
    hint: {
      mapTitle: 'Shown to visitors above the floor plan.',
      areaId: 'The code of this spot in wayfinding. Everything with the same code is at the same spot.',
      floorMapName: 'For staff only. Visitors don’t see it.',
    },
    objectType: { parking: 'Parking', shopping: 'Shopping', other: 'Other' },
    noGarage: 'The mall itself',
    plan: 'Floor plan',
    settings: 'Settings',
    choosePlan: 'Choose a floor plan',
    reader: 'You can view floors but not change them.',
  },
}

const se = {
  floors: {
    title: 'Plan',
    new: 'Nytt plan',
    edit: 'Inställningar för planet',
    count: ({ count }) => `${count} plan`,
    empty: {
      title: 'Inga plan ännu',
      text: 'P-husens och köpcentrumets plan listas här.',
    },
    fields: {
      name: 'Namn',
      mapTitle: 'Kartans rubrik',
      garageId: 'P-hus',
      areaId: 'Platskod',
      objectType: 'Objekttyp',
      floorMapName: 'Plankartans namn',
      floorMapId: 'Plankarta',
      markers: 'Markörer',
      areas: 'Områden',
    },
    hint: {
      mapTitle: 'Besökarna läser den ovanför kartan.',
      areaId: 'Platsens kod i vägvisningen. Samma kod betyder samma plats.',
      floorMapName: 'För personalen; besökarna ser det inte.',
    },
    objectType: { parking: 'Parkering', shopping: 'Butiker', other: 'Annat' },
    noGarage: 'Själva köpcentrumet',
    plan: 'Karta',
    settings: 'Inställningar',
    choosePlan: 'Välj en plankarta',
    reader: 'Du kan se plan men inte ändra dem.',
  },
} satisfies Messages<typeof en>

const no = {
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
    },
    hint: {
      mapTitle: 'Besøkende leser den over kartet.',
      areaId: 'Stedets kode i veivisningen. Samme kode betyr samme sted.',
      floorMapName: 'For de ansatte; besøkende ser det ikke.',
    },
    objectType: { parking: 'Parkering', shopping: 'Butikker', other: 'Annet' },
    noGarage: 'Selve kjøpesenteret',
    plan: 'Kart',
    settings: 'Innstillinger',
    choosePlan: 'Velg et etasjekart',
    reader: 'Du kan se etasjer, men ikke endre dem.',
  },
} satisfies Messages<typeof en>

const is = {
  floors: {
    title: 'Hæðir',
    new: 'Ný hæð',
    edit: 'Stillingar hæðar',
    count: ({ count }) => `${count} ${plural('is', count, { one: 'hæð', other: 'hæðir' })}`,
    empty: {
      title: 'Engar hæðir enn',
      text: 'Hæðir bílastæðahúsanna og verslunarmiðstöðvarinnar birtast hér.',
    },
    fields: {
      name: 'Heiti',
      mapTitle: 'Titill korts',
      garageId: 'Bílastæðahús',
      areaId: 'Staðarkóði',
      objectType: 'Tegund',
      floorMapName: 'Heiti hæðarkorts',
      floorMapId: 'Hæðarkort',
      markers: 'Kortamerki',
      areas: 'Svæði',
    },
    hint: {
      mapTitle: 'Gestir lesa hann fyrir ofan kortið.',
      areaId: 'Staðarkóði leiðsagnarinnar; sami kóði er sami staður.',
      floorMapName: 'Fyrir starfsfólk; gestir sjá það ekki.',
    },
    objectType: { parking: 'Bílastæði', shopping: 'Verslanir', other: 'Annað' },
    noGarage: 'Verslunarmiðstöðin sjálf',
    plan: 'Kort',
    settings: 'Stillingar',
    choosePlan: 'Velja hæðarkort',
    reader: 'Þú getur skoðað hæðir en ekki breytt þeim.',
  },
} satisfies Messages<typeof en>

export const floorMessages = defineMessages({ en, se, no, is })
