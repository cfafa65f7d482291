import { defineMessages, type Messages, plural } from '../../shared/i18n'

const en = {
  offers: {
    title: 'Offers',
    new: 'New offer',
    edit: 'Edit offer',
    count: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'offer', other: 'offers' })}`,
    empty: {
      title: 'No offers yet',
      text: 'What the shops offer is listed here, and shown on the kiosks between its dates.',
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
    hint: { endDate: 'It ends at midnight after this day.' },
    reader: 'You can read offers, not change them.',
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
      text: 'Butikernas erbjudanden listas här och visas på kioskerna mellan sina datum.',
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
    hint: { endDate: 'Det slutar vid midnatt efter den här dagen.' },
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
      text: 'Butikkenes tilbud listes her og vises på kioskene mellom datoene sine.',
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
    hint: { endDate: 'Det slutter ved midnatt etter denne dagen.' },
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
      text: 'Tilboð verslananna birtast hér og eru á skjáunum á milli dagsetninga sinna.',
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
