import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  categories: {
    title: 'Kategorier',
    new: 'Ny kategori',
    create: 'SKAPA',
    edit: 'Redigera kategori',
    count: ({ count }) => `${count} ${plural('se', count, { one: 'kategori', other: 'kategorier' })}`,
    empty: {
      title: 'Inga kategorier ännu',
      text: 'Besökarna hittar butiker och företag genom kategorierna. Skapa den första.',
    },
    reader: 'Du kan se kategorier men inte ändra dem.',
    types: 'Kategorityper',
    content: { shop: 'Butiker', restaurant: 'Restauranger och kaféer', company: 'Serviceföretag' },
    lying: {
      shop: ({ count }) => `${count} ${plural('se', count, { one: 'butik', other: 'butiker' })}`,
      restaurant: ({ count }) => `${count} ${plural('se', count, { one: 'restaurang', other: 'restauranger' })}`,
      company: ({ count }) => `${count} ${plural('se', count, { one: 'företag', other: 'företag' })}`,
    },
    fields: {
      name: 'Namn',
      parentId: 'Överordnad kategori',
      noParent: 'Ingen, den ligger överst',
      imageId: 'Bild',
      clickAction: 'När besökarna trycker på den',
      page: 'Sida',
      url: 'Webbadress',
      categoryId: 'Kategori som öppnas',
      dynamicSimpleView: 'Listan med stor text följer en annan kategori',
      simpleViewCategoryId: 'Listan med stor text visar',
      dynamicVisit: 'Besökssidan följer en annan kategori',
      visitCategoryId: 'Besökssidan visar',
    },
    hint: {
      dynamicSimpleView: 'Kioskens lista med stor text öppnar den kategorin i stället för den här.',
      dynamicVisit: 'Kioskens besökssida visar det som ligger i den kategorin.',
    },
    choosePage: 'Välj en sida',
  },
} satisfies Messages<typeof en>
