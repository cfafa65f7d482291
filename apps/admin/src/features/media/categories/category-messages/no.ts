import { type Messages, plural } from '../../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  mediaCategories: {
    title: 'Mediekategorier',
    new: 'Ny kategori',
    edit: 'Kategori',
    create: 'Opprett kategori',
    count: ({ count }) => `${count} ${plural('no', count, { one: 'kategori', other: 'kategorier' })}`,
    empty: { title: 'Ingen kategorier ennå', text: 'Kategorier samler filer av samme slag, for eksempel logoer.' },
    reader: 'Du kan se på kategorier, men ikke endre dem.',
    fields: { name: 'Navn', kind: 'Type' },
    kindStays: 'Kategoriens type kan ikke endres.',
    files: 'Filer',
    showFiles: 'Vis filene',
    deleteOne: ({ name }) => `«${name}» flyttes til papirkurven og kan gjenopprettes i 30 dager.`,
    deleteMany: ({ count }) =>
      `${count} ${plural('no', count, { one: 'kategori', other: 'kategorier' })} flyttes til papirkurven og kan gjenopprettes i 30 dager.`,
  },
} satisfies Messages<typeof en>
