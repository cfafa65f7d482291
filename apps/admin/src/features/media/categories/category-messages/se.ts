import { type Messages, plural } from '../../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  mediaCategories: {
    title: 'Mediekategorier',
    new: 'Ny kategori',
    edit: 'Kategori',
    create: 'Skapa kategori',
    count: ({ count }) => `${count} ${plural('se', count, { one: 'kategori', other: 'kategorier' })}`,
    empty: { title: 'Inga kategorier ännu', text: 'Kategorier samlar filer av samma slag, till exempel logotyper.' },
    reader: 'Du kan titta på kategorier men inte ändra dem.',
    fields: { name: 'Namn', kind: 'Typ' },
    kindStays: 'Kategorins typ går inte att ändra.',
    files: 'Filer',
    showFiles: 'Visa filerna',
    deleteOne: ({ name }) => `”${name}” flyttas till papperskorgen och kan återställas i 30 dagar.`,
    deleteMany: ({ count }) =>
      `${count} ${plural('se', count, { one: 'kategori', other: 'kategorier' })} flyttas till papperskorgen och kan återställas i 30 dagar.`,
  },
} satisfies Messages<typeof en>
