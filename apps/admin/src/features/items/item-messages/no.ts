import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  items: {
    today: 'I dag',
    inCategories: ({ count }) => `i ${count} ${plural('no', count, { one: 'kategori', other: 'kategorier' })}`,
    allCategories: 'Alle kategorier',
    categories: {
      asTree: 'Velg i treet',
      none: 'Ingen kategorier ennå. Oppgi et navn for å opprette en.',
      noneToCreate: 'Ingen kategorier ennå. Be noen som kan endre kategorier, om å opprette en.',
    },
    noSuchCategory: 'Kategorien finnes ikke lenger',
    noSuchCategoryText: 'Noen andre kan ha slettet den.',
    hint: {
      description: 'Vises på siden i kiosken.',
      searchKeys: 'Ord besøkende kan søke på.',
      areaId: 'Stedets kode i veivisningen. Samme kode betyr samme sted.',
    },
    hours: { asMall: 'Som kjøpesenteret', asMallHint: 'Åpent i henhold til informasjonssiden.' },
    bulk: {
      categories: 'Kategorier',
      title: ({ what }) => `Kategorier for ${what}`,
      text: 'De legges i disse kategoriene og ingen andre.',
      save: 'Lagre',
      cancel: 'Avbryt',
    },
  },
} satisfies Messages<typeof en>
