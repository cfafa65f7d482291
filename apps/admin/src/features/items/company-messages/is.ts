import { type Messages, plural } from '../../../shared/i18n/i18n'
import { is as itemFields } from '../field-messages/is'
import type { en } from './en'

export const is = {
  serviceCompanies: {
    title: 'Þjónustufyrirtæki',
    new: 'Bæta við þjónustufyrirtæki',
    edit: 'Breyta þjónustufyrirtæki',
    count: ({ count }) => `${count} ${plural('is', count, { one: 'fyrirtæki', other: 'fyrirtæki' })}`,
    empty: {
      title: 'Engin þjónustufyrirtæki enn',
      text: 'Hér birtast bankar, hárgreiðslustofur og önnur þjónustufyrirtæki miðstöðvarinnar.',
    },
    fields: itemFields,
    reader: 'Þú getur skoðað þjónustufyrirtæki en ekki breytt þeim.',
  },
} satisfies Messages<typeof en>
