import { defineMessages, type Messages, plural } from '../../shared/i18n'

type Count = { count: number }
type Name = { name: string }

const en = {
  mediaCategories: {
    title: 'Media categories',
    new: 'New category',
    edit: 'Edit category',
    create: 'Create category',
    count: ({ count }: Count) => `${count} ${plural('en', count, { one: 'category', other: 'categories' })}`,
    empty: { title: 'No categories yet', text: 'Categories group files of one type, such as logos.' },
    reader: 'You can view categories but not change them.',
    fields: { name: 'Name', kind: 'Type' },
    kindStays: 'A category’s type can’t be changed.',
    files: 'Files',
    showFiles: 'Show its files',
    deleteOne: ({ name }: Name) => `“${name}” will be moved to the trash. You can restore it for 30 days.`,
    deleteMany: ({ count }: Count) =>
      `${count} ${plural('en', count, { one: 'category', other: 'categories' })} will be moved to the trash and can be restored for 30 days.`,
  },
}

const se = {
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
    deleteMany: ({ count }) => `${count} kategorier flyttas till papperskorgen och kan återställas i 30 dagar.`,
  },
} satisfies Messages<typeof en>

const no = {
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
    deleteMany: ({ count }) => `${count} kategorier flyttes til papirkurven og kan gjenopprettes i 30 dager.`,
  },
} satisfies Messages<typeof en>

const is = {
  mediaCategories: {
    title: 'Miðlaflokkar',
    new: 'Nýr flokkur',
    edit: 'Flokkur',
    create: 'Stofna flokk',
    count: ({ count }) => `${count} ${plural('is', count, { one: 'flokkur', other: 'flokkar' })}`,
    empty: { title: 'Engir flokkar enn', text: 'Flokkar halda saman skrám af einni tegund, til dæmis merkjum.' },
    reader: 'Þú getur skoðað flokka en ekki breytt þeim.',
    fields: { name: 'Heiti', kind: 'Tegund' },
    kindStays: 'Tegund flokks breytist ekki.',
    files: 'Skrár',
    showFiles: 'Sýna skrárnar',
    deleteOne: ({ name }) => `„${name}“ fer í ruslið og hægt er að endurheimta flokkinn í 30 daga.`,
    deleteMany: ({ count }) =>
      `${count} ${plural('is', count, { one: 'flokkur fer', other: 'flokkar fara' })} í ruslið og hægt er að endurheimta þá í 30 daga.`,
  },
} satisfies Messages<typeof en>

export const mediaCategoryMessages = defineMessages({ en, se, no, is })
