import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  categories: {
    title: 'Kategorier',
    new: 'Ny kategori',
    create: 'OPPRETT',
    edit: 'Rediger kategori',
    count: ({ count }) => `${count} ${plural('no', count, { one: 'kategori', other: 'kategorier' })}`,
    empty: {
      title: 'Ingen kategorier ennå',
      text: 'Besøkende finner butikker og bedrifter gjennom kategoriene. Opprett den første.',
    },
    reader: 'Du kan se kategorier, men ikke endre dem.',
    types: 'Kategorityper',
    content: { shop: 'Butikker', restaurant: 'Restauranter og kafeer', company: 'Servicebedrifter' },
    lying: {
      shop: ({ count }) => `${count} ${plural('no', count, { one: 'butikk', other: 'butikker' })}`,
      restaurant: ({ count }) => `${count} ${plural('no', count, { one: 'restaurant', other: 'restauranter' })}`,
      company: ({ count }) => `${count} ${plural('no', count, { one: 'bedrift', other: 'bedrifter' })}`,
    },
    fields: {
      name: 'Navn',
      parentId: 'Overordnet kategori',
      noParent: 'Ingen, den ligger øverst',
      imageId: 'Bilde',
      clickAction: 'Når besøkende trykker på den',
      page: 'Side',
      url: 'Nettadresse',
      categoryId: 'Kategori som åpnes',
      dynamicSimpleView: 'Listen med stor tekst følger en annen kategori',
      simpleViewCategoryId: 'Listen med stor tekst viser',
      dynamicVisit: 'Besøkssiden følger en annen kategori',
      visitCategoryId: 'Besøkssiden viser',
    },
    hint: {
      dynamicSimpleView: 'Kioskens liste med stor tekst åpner den kategorien i stedet for denne.',
      dynamicVisit: 'Kioskens besøksside viser det som ligger i den kategorien.',
    },
    choosePage: 'Velg en side',
  },
} satisfies Messages<typeof en>
