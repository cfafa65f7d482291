import { type Messages, plural } from '../../../shared/i18n/i18n'
import { no as itemFields } from '../field-messages/no'
import type { en } from './en'

export const no = {
  serviceCompanies: {
    title: 'Servicebedrifter',
    new: 'Ny servicebedrift',
    edit: 'Rediger servicebedrift',
    count: ({ count }) => `${count} ${plural('no', count, { one: 'bedrift', other: 'bedrifter' })}`,
    empty: {
      title: 'Ingen servicebedrifter ennå',
      text: 'Her listes banker, frisører og andre servicebedrifter i kjøpesenteret.',
    },
    fields: itemFields,
    reader: 'Du kan se servicebedrifter, men ikke endre dem.',
  },
} satisfies Messages<typeof en>
