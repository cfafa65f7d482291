import { type Messages, plural } from '../../../shared/i18n/i18n'
import { is as itemFields } from '../field-messages/is'
import type { en } from './en'

export const is = {
  shops: {
    title: 'Verslanir',
    new: 'Bæta við verslun',
    edit: 'Breyta verslun',
    count: ({ count }) => `${count} ${plural('is', count, { one: 'verslun', other: 'verslanir' })}`,
    empty: {
      title: 'Engar verslanir enn',
      text: 'Verslanir miðstöðvarinnar birtast hér með merki, opnunartíma og staðsetningu.',
    },
    fields: itemFields,
    reader: 'Þú getur skoðað verslanir en ekki breytt þeim.',
  },
} satisfies Messages<typeof en>
