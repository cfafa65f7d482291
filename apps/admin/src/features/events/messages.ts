import { defineMessages, type Messages, plural } from '../../shared/i18n'

const en = {
  events: {
    title: 'Events',
    new: 'New event',
    edit: 'Edit event',
    count: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'event', other: 'events' })}`,
    empty: {
      title: 'No events yet',
      text: 'Add events to show them on the kiosks until they’re over.',
    },
    fields: {
      name: 'Name',
      description: 'Description',
      startDate: 'Start date',
      endDate: 'End date',
      time: 'Time',
      imageId: 'Picture',
    },
    hint: { endDate: 'The last day of the event.', time: 'When it starts each day.' },
    reader: 'You can view events but not change them.',
  },
}

const se = {
  events: {
    title: 'Evenemang',
    new: 'Nytt evenemang',
    edit: 'Redigera evenemang',
    count: ({ count }) => `${count} evenemang`,
    empty: {
      title: 'Inga evenemang ännu',
      text: 'Det som händer i köpcentrumet listas här och visas på kioskerna tills det är över.',
    },
    fields: {
      name: 'Namn',
      description: 'Beskrivning',
      startDate: 'Startdatum',
      endDate: 'Slutdatum',
      time: 'Starttid',
      imageId: 'Bild',
    },
    hint: { endDate: 'Evenemanget pågår till och med den här dagen.', time: 'När det börjar varje dag.' },
    reader: 'Du kan se evenemang men inte ändra dem.',
  },
} satisfies Messages<typeof en>

const no = {
  events: {
    title: 'Arrangementer',
    new: 'Nytt arrangement',
    edit: 'Rediger arrangement',
    count: ({ count }) => `${count} ${plural('no', count, { one: 'arrangement', other: 'arrangementer' })}`,
    empty: {
      title: 'Ingen arrangementer ennå',
      text: 'Det som skjer på kjøpesenteret, listes her og vises på kioskene til det er over.',
    },
    fields: {
      name: 'Navn',
      description: 'Beskrivelse',
      startDate: 'Startdato',
      endDate: 'Sluttdato',
      time: 'Klokkeslett',
      imageId: 'Bilde',
    },
    hint: { endDate: 'Arrangementet varer til og med denne dagen.', time: 'Når det begynner hver dag.' },
    reader: 'Du kan se arrangementer, men ikke endre dem.',
  },
} satisfies Messages<typeof en>

const is = {
  events: {
    title: 'Viðburðir',
    new: 'Nýr viðburður',
    edit: 'Breyta viðburði',
    count: ({ count }) => `${count} ${plural('is', count, { one: 'viðburður', other: 'viðburðir' })}`,
    empty: {
      title: 'Engir viðburðir enn',
      text: 'Það sem gerist í verslunarmiðstöðinni birtist hér og er á skjáunum þar til því lýkur.',
    },
    fields: {
      name: 'Heiti',
      description: 'Lýsing',
      startDate: 'Upphafsdagur',
      endDate: 'Lokadagur',
      time: 'Tími',
      imageId: 'Mynd',
    },
    hint: { endDate: 'Honum lýkur á miðnætti eftir þennan dag.', time: 'Hvenær hann hefst hvern dag.' },
    reader: 'Þú getur skoðað viðburði en ekki breytt þeim.',
  },
} satisfies Messages<typeof en>

export const eventMessages = defineMessages({ en, se, no, is })
