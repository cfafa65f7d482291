import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  lostProperty: {
    title: 'Hittegods',
    new: 'Legg til hittegods',
    edit: 'Rediger hittegods',
    count: ({ count }) => `${count} ${plural('no', count, { one: 'gjenstand', other: 'gjenstander' })}`,
    empty: { title: 'Her er det ingenting ennå', text: 'Det du legger til, listes her.' },
    reader: 'Du kan se innholdet, men ikke endre det.',
  },
} satisfies Messages<typeof en>
