import { type Messages, plural } from '../../../shared/i18n/i18n'
import { no as itemFields } from '../field-messages/no'
import type { en } from './en'

export const no = {
  shops: {
    title: 'Butikker',
    new: 'Ny butikk',
    edit: 'Rediger butikk',
    count: ({ count }) => `${count} ${plural('no', count, { one: 'butikk', other: 'butikker' })}`,
    empty: {
      title: 'Ingen butikker ennå',
      text: 'Kjøpesenterets butikker listes her, med logo, åpningstider og plassering.',
    },
    fields: itemFields,
    reader: 'Du kan se butikker, men ikke endre dem.',
  },
} satisfies Messages<typeof en>
