import { defineMessages, type Messages, plural } from '../../shared/i18n'

const en = {
  parking: {
    title: 'Parking',
    new: 'New garage',
    edit: 'Edit garage',
    count: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'garage', other: 'garages' })}`,
    floors: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'floor', other: 'floors' })}`,
    empty: {
      title: 'No garages yet',
      text: 'Add garages and the floors of the mall, each with the floor plan that visitors see.',
    },
    fields: { name: 'Name' },
    reader: 'You can view parking but not change it.',
    columns: { name: 'Garage or floor', areaId: 'Area ID' },
    own: 'Floors of the mall',
    newFloor: 'New floor',
    newFloorHere: 'New floor here',
    plan: 'Edit the floor plan',
  },
}

const se = {
  parking: {
    title: 'Parkering',
    new: 'Nytt p-hus',
    edit: 'Redigera p-hus',
    count: ({ count }) => `${count} p-hus`,
    floors: ({ count }) => `${count} plan`,
    empty: {
      title: 'Inga p-hus ännu',
      text: 'P-hus och köpcentrumets egna plan listas här, vart och ett med den karta som besökarna ser.',
    },
    fields: { name: 'Namn' },
    reader: 'Du kan se parkeringen men inte ändra den.',
    columns: { name: 'P-hus eller plan', areaId: 'Platskod' },
    own: 'Köpcentrumets plan',
    newFloor: 'Nytt plan',
    newFloorHere: 'Nytt plan här',
    plan: 'Redigera kartan',
  },
} satisfies Messages<typeof en>

const no = {
  parking: {
    title: 'Parkering',
    new: 'Nytt p-hus',
    edit: 'Rediger p-hus',
    count: ({ count }) => `${count} p-hus`,
    floors: ({ count }) => `${count} ${plural('no', count, { one: 'etasje', other: 'etasjer' })}`,
    empty: {
      title: 'Ingen p-hus ennå',
      text: 'P-hus og kjøpesenterets egne etasjer listes her, hver med kartet som besøkende ser.',
    },
    fields: { name: 'Navn' },
    reader: 'Du kan se parkeringen, men ikke endre den.',
    columns: { name: 'P-hus eller etasje', areaId: 'Stedskode' },
    own: 'Kjøpesenterets etasjer',
    newFloor: 'Ny etasje',
    newFloorHere: 'Ny etasje her',
    plan: 'Rediger kartet',
  },
} satisfies Messages<typeof en>

const is = {
  parking: {
    title: 'Bílastæði',
    new: 'Nýtt bílastæðahús',
    edit: 'Breyta bílastæðahúsi',
    count: ({ count }) => `${count} bílastæðahús`,
    floors: ({ count }) => `${count} ${plural('is', count, { one: 'hæð', other: 'hæðir' })}`,
    empty: {
      title: 'Engin bílastæðahús enn',
      text: 'Bílastæðahús og hæðir verslunarmiðstöðvarinnar birtast hér ásamt þeim kortum sem gestir sjá.',
    },
    fields: { name: 'Heiti' },
    reader: 'Þú getur skoðað bílastæðin en ekki breytt þeim.',
    columns: { name: 'Hús eða hæð', areaId: 'Staðarkóði' },
    own: 'Hæðir verslunarmiðstöðvarinnar',
    newFloor: 'Ný hæð',
    newFloorHere: 'Ný hæð hér',
    plan: 'Breyta kortinu',
  },
} satisfies Messages<typeof en>

export const parkingMessages = defineMessages({ en, se, no, is })
