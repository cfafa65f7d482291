import { plural } from '../../../shared/i18n/i18n'
import { en as itemFields } from '../field-messages/en'

export const en = {
  serviceCompanies: {
    title: 'Service companies',
    new: 'Add service company',
    edit: 'Edit service company',
    count: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'company', other: 'companies' })}`,
    empty: {
      title: 'No service companies yet',
      text: 'Add banks, hairdressers and other companies in the mall.',
    },
    fields: itemFields,
    reader: 'You can view service companies but not change them.',
  },
}
