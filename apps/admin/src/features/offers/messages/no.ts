import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
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
