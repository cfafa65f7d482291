import { defineMessages, type Messages, plural } from '../../shared/i18n'

type Count = { count: number }
type Name = { name: string }

const en = {
  mediaCategories: {
    title: 'Media categories',
    new: 'New category',
    edit: 'Category',
    create: 'Create category',
    count: ({ count }: Count) => `${count} ${plural('en', count, { one: 'category', other: 'categories' })}`,
    empty: { title: 'No categories yet', text: 'Categories keep files of one kind together, such as logos.' },
    reader: 'You can look at categories, not change them.',
    fields: { name: 'Name', kind: 'Kind' },
    kindStays: 'The kind of a category stays.',
    files: 'Files',
    showFiles: 'Show its files',
    deleteOne: ({ name }: Name) => `“${name}” moves to the trash and can be brought back for 30 days.`,
    deleteMany: ({ count }: Count) => `${count} categories move to the trash and can be brought back for 30 days.`,
    inUse: 'Not deleted: it holds files',
    inUseText: 'Move these files to another category, or delete them, first.',
  },
}

const se = {
  mediaCategories: {
    title: 'Mediekategorier',
    new: 'Ny kategori',
    edit: 'Kategori',
    create: 'Skapa kategori',
    count: ({ count }) => `${count} ${plural('se', count, { one: 'kategori', other: 'kategorier' })}`,
    empty: { title: 'Inga kategorier ännu', text: 'Kategorier håller ihop filer av en typ, till exempel logotyper.' },
    reader: 'Du kan titta på kategorier men inte ändra dem.',
    fields: { name: 'Namn', kind: 'Typ' },
    kindStays: 'En kategoris typ ändras inte.',
    files: 'Filer',
    showFiles: 'Visa filerna',
    deleteOne: ({ name }) => `”${name}” flyttas till papperskorgen och kan återställas i 30 dagar.`,
    deleteMany: ({ count }) => `${count} kategorier flyttas till papperskorgen och kan återställas i 30 dagar.`,
    inUse: 'Inte borttagen: den innehåller filer',
    inUseText: 'Flytta filerna till en annan kategori eller ta bort dem först.',
  },
} satisfies Messages<typeof en>

const no = {
  mediaCategories: {
    title: 'Mediekategorier',
    new: 'Ny kategori',
    edit: 'Kategori',
    create: 'Opprett kategori',
    count: ({ count }) => `${count} ${plural('no', count, { one: 'kategori', other: 'kategorier' })}`,
    empty: { title: 'Ingen kategorier ennå', text: 'Kategorier samler filer av én type, for eksempel logoer.' },
    reader: 'Du kan se på kategorier, men ikke endre dem.',
    fields: { name: 'Navn', kind: 'Type' },
    kindStays: 'Typen til en kategori endres ikke.',
    files: 'Filer',
    showFiles: 'Vis filene',
    deleteOne: ({ name }) => `«${name}» flyttes til papirkurven og kan hentes tilbake i 30 dager.`,
    deleteMany: ({ count }) => `${count} kategorier flyttes til papirkurven og kan hentes tilbake i 30 dager.`,
    inUse: 'Ikke slettet: den inneholder filer',
    inUseText: 'Flytt filene til en annen kategori, eller slett dem først.',
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
    inUse: 'Ekki eytt: í flokknum eru skrár',
    inUseText: 'Færðu skrárnar í annan flokk eða eyddu þeim fyrst.',
  },
} satisfies Messages<typeof en>

export const mediaCategoryMessages = defineMessages({ en, se, no, is })
