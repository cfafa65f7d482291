import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  categories: {
    title: 'Flokkar',
    new: 'Nýr flokkur',
    create: 'STOFNA',
    edit: 'Breyta flokki',
    count: ({ count }) => `${count} ${plural('is', count, { one: 'flokkur', other: 'flokkar' })}`,
    empty: {
      title: 'Engir flokkar enn',
      text: 'Gestir finna verslanir og fyrirtæki eftir flokkum. Stofnaðu þann fyrsta.',
    },
    reader: 'Þú getur skoðað flokka en ekki breytt þeim.',
    types: 'Tegundir flokka',
    content: { shop: 'Verslanir', restaurant: 'Veitingastaðir og kaffihús', company: 'Þjónustufyrirtæki' },
    lying: {
      shop: ({ count }) => `${count} ${plural('is', count, { one: 'verslun', other: 'verslanir' })}`,
      restaurant: ({ count }) => `${count} ${plural('is', count, { one: 'veitingastaður', other: 'veitingastaðir' })}`,
      company: ({ count }) => `${count} ${plural('is', count, { one: 'fyrirtæki', other: 'fyrirtæki' })}`,
    },
    fields: {
      name: 'Heiti',
      parentId: 'Yfirflokkur',
      noParent: 'Enginn (efsta þrep)',
      imageId: 'Mynd',
      clickAction: 'Þegar gestir snerta hann',
      page: 'Síða',
      url: 'Veffang',
      categoryId: 'Flokkur sem opnast',
      dynamicSimpleView: 'Listi með stóru letri fylgir öðrum flokki',
      simpleViewCategoryId: 'Listi með stóru letri sýnir',
      dynamicVisit: 'Heimsóknarsíðan fylgir öðrum flokki',
      visitCategoryId: 'Heimsóknarsíðan sýnir',
    },
    hint: {
      dynamicSimpleView: 'Listi skjásins með stóru letri opnar þann flokk í stað þessa.',
      dynamicVisit: 'Heimsóknarsíða skjásins sýnir það sem er í þeim flokki.',
    },
    choosePage: 'Veldu síðu',
  },
} satisfies Messages<typeof en>
