import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  services: {
    title: 'Tjänster',
    new: 'Ny tjänst',
    edit: 'Redigera tjänst',
    count: ({ count }) => `${count} ${plural('se', count, { one: 'tjänst', other: 'tjänster' })}`,
    empty: {
      title: 'Inga tjänster ännu',
      text: 'Det som köpcentrumet självt erbjuder listas här: toaletter, bankomater, hittegods.',
    },
    fields: { name: 'Namn', areaId: 'Platskod', iconId: 'Ikon', imageId: 'Bild' },
    hint: { areaId: 'Platsens kod i vägvisningen. Samma kod betyder samma plats.' },
    reader: 'Du kan se tjänster men inte ändra dem.',
  },
} satisfies Messages<typeof en>
