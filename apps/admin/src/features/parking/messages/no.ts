import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  parking: {
    title: 'Parkering',
    new: 'Nytt p-hus',
    edit: 'Rediger p-hus',
    count: ({ count }) => `${count} p-hus`,
    floors: ({ count }) => `${count} ${plural('no', count, { one: 'etasje', other: 'etasjer' })}`,
    empty: {
      title: 'Ingen etasjer eller p-hus ennå',
      text: 'P-hus og kjøpesenterets egne etasjer listes her, hver med etasjekartet som besøkende ser.',
    },
    fields: { name: 'Navn' },
    reader: 'Du kan se parkeringen, men ikke endre den.',
    columns: { name: 'P-hus eller etasje', areaId: 'Stedskode' },
    own: 'Kjøpesenterets etasjer',
    newFloor: 'Ny etasje',
    newFloorHere: 'Ny etasje her',
    plan: 'Rediger etasjekartet',
  },
} satisfies Messages<typeof en>
