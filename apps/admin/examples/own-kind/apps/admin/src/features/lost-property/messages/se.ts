import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  lostProperty: {
    title: 'Hittegods',
    new: 'Lägg till hittegods',
    edit: 'Redigera hittegods',
    count: ({ count }) => `${count} ${plural('se', count, { one: 'föremål', other: 'föremål' })}`,
    empty: { title: 'Här finns inget ännu', text: 'Det du lägger till listas här.' },
    reader: 'Du kan se innehållet men inte ändra det.',
  },
} satisfies Messages<typeof en>
