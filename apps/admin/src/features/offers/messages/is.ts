import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  offers: {
    title: 'Tilboð',
    new: 'Nýtt tilboð',
    edit: 'Breyta tilboði',
    count: ({ count }) => `${count} tilboð`,
    empty: {
      title: 'Engin tilboð enn',
      text: 'Tilboð verslananna birtast hér og eru á skjáunum á gildistíma sínum.',
    },
    fields: {
      name: 'Heiti',
      description: 'Lýsing',
      shopId: 'Verslun',
      noShop: 'Öll verslunarmiðstöðin',
      startDate: 'Upphafsdagur',
      endDate: 'Lokadagur',
      imageId: 'Mynd',
    },
    hint: { endDate: 'Tilboðið gildir til og með þessum degi.' },
    reader: 'Þú getur skoðað tilboð en ekki breytt þeim.',
  },
} satisfies Messages<typeof en>
