import { type Messages, plural } from '../../../shared/i18n/i18n'
import { se as itemFields } from '../field-messages/se'
import type { en } from './en'

export const se = {
  shops: {
    title: 'Butiker',
    new: 'Ny butik',
    edit: 'Redigera butik',
    count: ({ count }) => `${count} ${plural('se', count, { one: 'butik', other: 'butiker' })}`,
    empty: { title: 'Inga butiker ännu', text: 'Köpcentrumets butiker listas här, med logotyp, öppettider och plats.' },
    fields: itemFields,
    reader: 'Du kan se butiker men inte ändra dem.',
  },
} satisfies Messages<typeof en>
