import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  items: {
    today: 'I dag',
    inCategories: ({ count }) => `i ${count} ${plural('se', count, { one: 'kategori', other: 'kategorier' })}`,
    allCategories: 'Alla kategorier',
    categories: {
      asTree: 'Välj i trädet',
      none: 'Inga kategorier ännu. Ange ett namn för att skapa en.',
      noneToCreate: 'Inga kategorier ännu. Be någon som får ändra kategorier att skapa en.',
    },
    noSuchCategory: 'Kategorin finns inte längre',
    noSuchCategoryText: 'Någon annan kan ha tagit bort den.',
    hint: {
      description: 'Visas på sidan i kiosken.',
      searchKeys: 'Ord som besökarna kan söka på.',
      areaId: 'Platsens kod i vägvisningen. Samma kod betyder samma plats.',
    },
    hours: { asMall: 'Som köpcentrumet', asMallHint: 'Öppet enligt informationssidan.' },
    bulk: {
      categories: 'Kategorier',
      title: ({ what }) => `Kategorier för ${what}`,
      text: 'De läggs i de här kategorierna och inga andra.',
      save: 'Spara',
      cancel: 'Avbryt',
    },
  },
} satisfies Messages<typeof en>
