import { type Messages, plural } from '../../../shared/i18n/i18n'
import { se as itemFields } from '../field-messages/se'
import type { en } from './en'

export const se = {
  restaurants: {
    title: 'Restauranger & kaféer',
    new: 'Ny restaurang',
    edit: 'Redigera restaurang',
    count: ({ count }) => `${count} ${plural('se', count, { one: 'restaurang', other: 'restauranger' })}`,
    empty: {
      title: 'Inga restauranger ännu',
      text: 'Här listas de ställen där besökarna kan äta och dricka, med logotyp, öppettider och plats.',
    },
    fields: itemFields,
    reader: 'Du kan se restauranger men inte ändra dem.',
  },
} satisfies Messages<typeof en>
