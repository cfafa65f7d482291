import { type Messages, plural } from '../../../shared/i18n/i18n'
import { se as itemFields } from '../field-messages/se'
import type { en } from './en'

export const se = {
  serviceCompanies: {
    title: 'Serviceföretag',
    new: 'Nytt serviceföretag',
    edit: 'Redigera serviceföretag',
    count: ({ count }) => `${count} ${plural('se', count, { one: 'företag', other: 'företag' })}`,
    empty: {
      title: 'Inga serviceföretag ännu',
      text: 'Här listas banker, frisörer och andra serviceföretag i köpcentrumet.',
    },
    fields: itemFields,
    reader: 'Du kan se serviceföretag men inte ändra dem.',
  },
} satisfies Messages<typeof en>
