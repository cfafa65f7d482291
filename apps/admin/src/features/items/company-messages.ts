import { defineMessages, type Messages, plural } from '../../shared/i18n'
import * as itemFields from './field-messages'

const en = {
  serviceCompanies: {
    title: 'Service companies',
    new: 'Add service company',
    edit: 'Edit service company',
    count: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'company', other: 'companies' })}`,
    empty: {
      title: 'No service companies yet',
      text: 'Add banks, hairdressers and other companies in the mall.',
    },
    fields: itemFields.en,
    reader: 'You can view service companies but not change them.',
  },
}

const se = {
  serviceCompanies: {
    title: 'Serviceföretag',
    new: 'Nytt serviceföretag',
    edit: 'Redigera serviceföretag',
    count: ({ count }) => `${count} ${plural('se', count, { one: 'företag', other: 'företag' })}`,
    empty: {
      title: 'Inga serviceföretag ännu',
      text: 'Här listas banker, frisörer och andra serviceföretag i köpcentrumet.',
    },
    fields: itemFields.se,
    reader: 'Du kan se serviceföretag men inte ändra dem.',
  },
} satisfies Messages<typeof en>

const no = {
  serviceCompanies: {
    title: 'Servicebedrifter',
    new: 'Ny servicebedrift',
    edit: 'Rediger servicebedrift',
    count: ({ count }) => `${count} ${plural('no', count, { one: 'bedrift', other: 'bedrifter' })}`,
    empty: {
      title: 'Ingen servicebedrifter ennå',
      text: 'Her listes banker, frisører og andre servicebedrifter i kjøpesenteret.',
    },
    fields: itemFields.no,
    reader: 'Du kan se servicebedrifter, men ikke endre dem.',
  },
} satisfies Messages<typeof en>

const is = {
  serviceCompanies: {
    title: 'Þjónustufyrirtæki',
    new: 'Bæta við þjónustufyrirtæki',
    edit: 'Breyta þjónustufyrirtæki',
    count: ({ count }) => `${count} ${plural('is', count, { one: 'fyrirtæki', other: 'fyrirtæki' })}`,
    empty: {
      title: 'Engin þjónustufyrirtæki enn',
      text: 'Hér birtast bankar, hárgreiðslustofur og önnur þjónustufyrirtæki miðstöðvarinnar.',
    },
    fields: itemFields.is,
    reader: 'Þú getur skoðað þjónustufyrirtæki en ekki breytt þeim.',
  },
} satisfies Messages<typeof en>

export const companyMessages = defineMessages({ en, se, no, is })
