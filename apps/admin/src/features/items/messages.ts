import { defineMessages, type Messages, plural } from '../../shared/i18n'

/** What is said of shops, restaurants and service companies alike. */
const en = {
  items: {
    today: 'Today',
    inCategories: ({ count }: { count: number }) =>
      `in ${count} ${plural('en', count, { one: 'category', other: 'categories' })}`,
    allCategories: 'All categories',
    categories: { asTree: 'Choose from the tree' },
    noSuchCategory: 'This category no longer exists',
    noSuchCategoryText: 'Someone else may have deleted it.',
    hint: {
      description: 'Shown on its page on the kiosk.',
      searchKeys: 'Words visitors can find it by.',
      areaId: 'The code of this spot in wayfinding. Everything with the same code is at the same spot.',
    },
    hours: { asMall: 'Same as the mall', asMallHint: 'Uses the opening hours from the information page.' },
    popup: { details: 'Show details', site: 'Open the website', none: 'Nothing' },
    bulk: {
      categories: 'Categories',
      title: ({ what }: { what: string }) => `Categories of ${what}`,
      text: 'This replaces the current categories of everything selected.',
      save: 'Save',
      cancel: 'Cancel',
    },
  },
}

const se = {
  items: {
    today: 'I dag',
    inCategories: ({ count }) => `i ${count} ${plural('se', count, { one: 'kategori', other: 'kategorier' })}`,
    allCategories: 'Alla kategorier',
    categories: { asTree: 'Välj i trädet' },
    noSuchCategory: 'Kategorin finns inte längre',
    noSuchCategoryText: 'Någon annan kan ha tagit bort den.',
    hint: {
      description: 'Visas på sidan i kiosken.',
      searchKeys: 'Ord som besökarna kan söka på.',
      areaId: 'Platsens kod i vägvisningen. Samma kod betyder samma plats.',
    },
    hours: { asMall: 'Som köpcentrumet', asMallHint: 'Öppet enligt informationssidan.' },
    popup: { details: 'Visa detaljer', site: 'Öppna webbplatsen', none: 'Ingenting' },
    bulk: {
      categories: 'Kategorier',
      title: ({ what }) => `Kategorier för ${what}`,
      text: 'De läggs i de här kategorierna och inga andra.',
      save: 'Spara',
      cancel: 'Avbryt',
    },
  },
} satisfies Messages<typeof en>

const no = {
  items: {
    today: 'I dag',
    inCategories: ({ count }) => `i ${count} ${plural('no', count, { one: 'kategori', other: 'kategorier' })}`,
    allCategories: 'Alle kategorier',
    categories: { asTree: 'Velg i treet' },
    noSuchCategory: 'Kategorien finnes ikke lenger',
    noSuchCategoryText: 'Noen andre kan ha slettet den.',
    hint: {
      description: 'Vises på siden i kiosken.',
      searchKeys: 'Ord besøkende kan søke på.',
      areaId: 'Stedets kode i veivisningen. Samme kode betyr samme sted.',
    },
    hours: { asMall: 'Som kjøpesenteret', asMallHint: 'Åpent i henhold til informasjonssiden.' },
    popup: { details: 'Vis informasjon', site: 'Åpne nettstedet', none: 'Ingenting' },
    bulk: {
      categories: 'Kategorier',
      title: ({ what }) => `Kategorier for ${what}`,
      text: 'De legges i disse kategoriene og ingen andre.',
      save: 'Lagre',
      cancel: 'Avbryt',
    },
  },
} satisfies Messages<typeof en>

const is = {
  items: {
    today: 'Í dag',
    inCategories: ({ count }) => `í ${count} ${plural('is', count, { one: 'flokki', other: 'flokkum' })}`,
    allCategories: 'Allir flokkar',
    categories: { asTree: 'Velja í trénu' },
    noSuchCategory: 'Flokkurinn er ekki lengur til',
    noSuchCategoryText: 'Einhver annar kann að hafa eytt honum.',
    hint: {
      description: 'Birtist á síðu þess á skjánum.',
      searchKeys: 'Orð sem gestir finna það með.',
      areaId: 'Staðarkóði leiðsagnarinnar; sami kóði er sami staður.',
    },
    hours: { asMall: 'Eins og verslunarmiðstöðin', asMallHint: 'Opið samkvæmt upplýsingasíðunni.' },
    popup: { details: 'Sýna upplýsingar', site: 'Opna vefsíðuna', none: 'Ekkert' },
    bulk: {
      categories: 'Flokkar',
      title: ({ what }) => `Flokkar: ${what}`,
      text: 'Þau verða í þessum flokkum og engum öðrum.',
      save: 'Vista',
      cancel: 'Hætta við',
    },
  },
} satisfies Messages<typeof en>

export const itemMessages = defineMessages({ en, se, no, is })
