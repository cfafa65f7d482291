import { type Messages, plural } from '../../../shared/i18n/i18n'
import { is as itemFields } from '../field-messages/is'
import type { en } from './en'

export const is = {
  restaurants: {
    title: 'Veitingastaðir og kaffihús',
    new: 'Bæta við veitingastað',
    edit: 'Breyta veitingastað',
    count: ({ count }) => `${count} ${plural('is', count, { one: 'veitingastaður', other: 'veitingastaðir' })}`,
    empty: {
      title: 'Engir veitingastaðir enn',
      text: 'Hér birtast staðir þar sem gestir borða og drekka, með merki, opnunartíma og staðsetningu.',
    },
    fields: itemFields,
    reader: 'Þú getur skoðað veitingastaði en ekki breytt þeim.',
  },
} satisfies Messages<typeof en>
