import { defineMessages, type Messages, plural } from '../../shared/i18n'

const en = {
  offers: {
    title: 'Offers',
    new: 'New offer',
    edit: 'Edit offer',
    count: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'offer', other: 'offers' })}`,
    empty: {
      title: 'No offers yet',
      text: 'Add offers to show them on the kiosks from their start date to their end date.',
    },
    fields: {
      name: 'Name',
      description: 'Description',
      shopId: 'Shop',
      noShop: 'The whole mall',
      startDate: 'Start date',
      endDate: 'End date',
      imageId: 'Picture',
    },
    hint: { endDate: 'The last day of the offer.' },
    reader: 'You can view offers but not change them.',
  },
}

const se = {
  offers: {
    title: 'Erbjudanden',
    new: 'Nytt erbjudande',
    edit: 'Redigera erbjudande',
    count: ({ count }) => `${count} ${plural('se', count, { one: 'erbjudande', other: 'erbjudanden' })}`,
    empty: {
      title: 'Inga erbjudanden ännu',
      text: 'Butikernas erbjudanden listas här och visas på kioskerna så länge de gäller.',
    },
    fields: {
      name: 'Namn',
      description: 'Beskrivning',
      shopId: 'Butik',
      noShop: 'Hela köpcentrumet',
      startDate: 'Startdatum',
      endDate: 'Slutdatum',
      imageId: 'Bild',
    },
    hint: { endDate: 'Erbjudandet gäller till och med den här dagen.' },
    reader: 'Du kan se erbjudanden men inte ändra dem.',
  },
} satisfies Messages<typeof en>

const no = {
  offers: {
    title: 'Tilbud',
    new: 'Nytt tilbud',
    edit: 'Rediger tilbud',
    count: ({ count }) => `${count} tilbud`,
    empty: {
      title: 'Ingen tilbud ennå',
      text: 'Butikkenes tilbud listes her og vises på kioskene så lenge de gjelder.',
    },
    fields: {
      name: 'Navn',
      description: 'Beskrivelse',
      shopId: 'Butikk',
      noShop: 'Hele kjøpesenteret',
      startDate: 'Startdato',
      endDate: 'Sluttdato',
      imageId: 'Bilde',
    },
    hint: { endDate: 'Tilbudet gjelder til og med denne dagen.' },
    reader: 'Du kan se tilbud, men ikke endre dem.',
  },
} satisfies Messages<typeof en>

const is = {
  offers: {
    title: 'Tilboð',
    new: 'Nýtt tilboð',
    edit: 'Breyta tilboði',
    count: ({ count }) => `${count} tilboð`,
    empty: {
      title: 'Engin tilboð enn',
      text: 'Tilboð verslananna birtast hér og eru á skjáunum á gildistíma sínum.',
    },
    fields: {
      name: 'Heiti',
      description: 'Lýsing',
      shopId: 'Verslun',
      noShop: 'Öll verslunarmiðstöðin',
      startDate: 'Upphafsdagur',
      endDate: 'Lokadagur',
      imageId: 'Mynd',
    },
    hint: { endDate: 'Því lýkur á miðnætti eftir þennan dag.' },
    reader: 'Þú getur skoðað tilboð en ekki breytt þeim.',
  },
} satisfies Messages<typeof en>

export const offerMessages = defineMessages({ en, se, no, is })
