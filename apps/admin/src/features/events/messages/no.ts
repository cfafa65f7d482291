import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
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
