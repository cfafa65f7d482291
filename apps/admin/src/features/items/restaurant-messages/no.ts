import { type Messages, plural } from '../../../shared/i18n/i18n'
import { no as itemFields } from '../field-messages/no'
import type { en } from './en'

export const no = {
  restaurants: {
    title: 'Restauranter og kafeer',
    new: 'Ny restaurant',
    edit: 'Rediger restaurant',
    count: ({ count }) => `${count} ${plural('no', count, { one: 'restaurant', other: 'restauranter' })}`,
    empty: {
      title: 'Ingen restauranter ennå',
      text: 'Her listes stedene der besøkende spiser og drikker, med logo, åpningstider og plassering.',
    },
    fields: itemFields,
    reader: 'Du kan se restauranter, men ikke endre dem.',
  },
} satisfies Messages<typeof en>
