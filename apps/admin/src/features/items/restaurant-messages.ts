import { defineMessages, type Messages, plural } from '../../shared/i18n'
import * as itemFields from './field-messages'

const en = {
  restaurants: {
    title: 'Restaurants & cafés',
    new: 'Add restaurant',
    edit: 'Edit restaurant',
    count: ({ count }: { count: number }) =>
      `${count} ${plural('en', count, { one: 'restaurant', other: 'restaurants' })}`,
    empty: {
      title: 'No restaurants yet',
      text: 'Add places to eat and drink, with logos, opening hours and locations.',
    },
    fields: itemFields.en,
    reader: 'You can view restaurants but not change them.',
  },
}

const se = {
  restaurants: {
    title: 'Restauranger & kaféer',
    new: 'Ny restaurang',
    edit: 'Redigera restaurang',
    count: ({ count }) => `${count} ${plural('se', count, { one: 'restaurang', other: 'restauranger' })}`,
    empty: {
      title: 'Inga restauranger ännu',
      text: 'Här listas de ställen där besökarna kan äta och dricka, med logotyp, öppettider och plats.',
    },
    fields: itemFields.se,
    reader: 'Du kan se restauranger men inte ändra dem.',
  },
} satisfies Messages<typeof en>

const no = {
  restaurants: {
    title: 'Restauranter og kafeer',
    new: 'Ny restaurant',
    edit: 'Rediger restaurant',
    count: ({ count }) => `${count} ${plural('no', count, { one: 'restaurant', other: 'restauranter' })}`,
    empty: {
      title: 'Ingen restauranter ennå',
      text: 'Her listes stedene der besøkende spiser og drikker, med logo, åpningstider og plassering.',
    },
    fields: itemFields.no,
    reader: 'Du kan se restauranter, men ikke endre dem.',
  },
} satisfies Messages<typeof en>

const is = {
  restaurants: {
    title: 'Veitingastaðir og kaffihús',
    new: 'Bæta við veitingastað',
    edit: 'Breyta veitingastað',
    count: ({ count }) => `${count} ${plural('is', count, { one: 'veitingastaður', other: 'veitingastaðir' })}`,
    empty: {
      title: 'Engir veitingastaðir enn',
      text: 'Hér birtast staðir þar sem gestir borða og drekka, með merki, opnunartíma og staðsetningu.',
    },
    fields: itemFields.is,
    reader: 'Þú getur skoðað veitingastaði en ekki breytt þeim.',
  },
} satisfies Messages<typeof en>

export const restaurantMessages = defineMessages({ en, se, no, is })
