import { plural } from '../../../shared/i18n/i18n'

/** Messages that shops, restaurants and service companies share. */
export const en = {
  items: {
    today: 'Today',
    inCategories: ({ count }: { count: number }) =>
      `in ${count} ${plural('en', count, { one: 'category', other: 'categories' })}`,
    allCategories: 'All categories',
    categories: {
      asTree: 'Choose from the tree',
      none: 'No categories yet. Enter a name to create one.',
      noneToCreate: 'No categories yet. Ask someone who may change categories to create one.',
    },
    noSuchCategory: 'This category no longer exists',
    noSuchCategoryText: 'Someone else may have deleted it.',
    hint: {
      description: 'Shown on its page on the kiosk.',
      searchKeys: 'Words visitors can find it by.',
      areaId: 'The code of this spot in wayfinding. Everything with the same code is at the same spot.',
    },
    hours: { asMall: 'Same as the mall', asMallHint: 'Uses the opening hours from the information page.' },
    bulk: {
      categories: 'Categories',
      title: ({ what }: { what: string }) => `Categories of ${what}`,
      text: 'This replaces the current categories of everything selected.',
      save: 'Save',
      cancel: 'Cancel',
    },
  },
}
