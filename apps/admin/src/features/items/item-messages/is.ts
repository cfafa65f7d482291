import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  items: {
    today: 'Í dag',
    inCategories: ({ count }) => `í ${count} ${plural('is', count, { one: 'flokki', other: 'flokkum' })}`,
    allCategories: 'Allir flokkar',
    categories: {
      asTree: 'Velja í trénu',
      none: 'Engir flokkar enn. Skráðu heiti til að stofna flokk.',
      noneToCreate: 'Engir flokkar enn. Biddu einhvern sem má breyta flokkum að stofna flokk.',
    },
    noSuchCategory: 'Flokkurinn er ekki lengur til',
    noSuchCategoryText: 'Einhver annar kann að hafa eytt honum.',
    hint: {
      description: 'Birtist á síðu þess á skjánum.',
      searchKeys: 'Orð sem gestir finna það með.',
      areaId: 'Kóði staðarins í leiðsögninni. Sami kóði merkir sama stað.',
    },
    hours: { asMall: 'Eins og verslunarmiðstöðin', asMallHint: 'Opið samkvæmt upplýsingasíðunni.' },
    bulk: {
      categories: 'Flokkar',
      title: ({ what }) => `Flokkar: ${what}`,
      text: 'Þau verða í þessum flokkum og engum öðrum.',
      save: 'Vista',
      cancel: 'Hætta við',
    },
  },
} satisfies Messages<typeof en>
