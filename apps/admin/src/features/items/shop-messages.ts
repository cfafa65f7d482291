import { defineMessages, type Messages, plural } from '../../shared/i18n'
import * as itemFields from './field-messages'

const en = {
  shops: {
    title: 'Shops',
    new: 'Add New Shop',
    edit: 'Edit shop',
    count: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'shop', other: 'shops' })}`,
    empty: {
      title: 'No shops yet',
      text: 'Add the mall’s shops, with logos, opening hours and locations.',
    },
    fields: itemFields.en,
    reader: 'You can view shops but not change them.',
  },
}

const se = {
  shops: {
    title: 'Butiker',
    new: 'Ny butik',
    edit: 'Redigera butik',
    count: ({ count }) => `${count} ${plural('se', count, { one: 'butik', other: 'butiker' })}`,
    empty: { title: 'Inga butiker ännu', text: 'Köpcentrumets butiker listas här, med logotyp, öppettider och plats.' },
    fields: itemFields.se,
    reader: 'Du kan se butiker men inte ändra dem.',
  },
} satisfies Messages<typeof en>

const no = {
  shops: {
    title: 'Butikker',
    new: 'Ny butikk',
    edit: 'Rediger butikk',
    count: ({ count }) => `${count} ${plural('no', count, { one: 'butikk', other: 'butikker' })}`,
    empty: {
      title: 'Ingen butikker ennå',
      text: 'Kjøpesenterets butikker listes her, med logo, åpningstider og plassering.',
    },
    fields: itemFields.no,
    reader: 'Du kan se butikker, men ikke endre dem.',
  },
} satisfies Messages<typeof en>

const is = {
  shops: {
    title: 'Verslanir',
    new: 'Bæta við verslun',
    edit: 'Breyta verslun',
    count: ({ count }) => `${count} ${plural('is', count, { one: 'verslun', other: 'verslanir' })}`,
    empty: {
      title: 'Engar verslanir enn',
      text: 'Verslanir miðstöðvarinnar birtast hér með merki, opnunartíma og staðsetningu.',
    },
    fields: itemFields.is,
    reader: 'Þú getur skoðað verslanir en ekki breytt þeim.',
  },
} satisfies Messages<typeof en>

export const shopMessages = defineMessages({ en, se, no, is })
