import { plural } from '../../../shared/i18n/i18n'

export const en = {
  services: {
    title: 'Services',
    new: 'New service',
    edit: 'Edit service',
    count: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'service', other: 'services' })}`,
    empty: {
      title: 'No services yet',
      text: 'Add what the mall itself offers: toilets, cash machines, lost property.',
    },
    fields: { name: 'Name', areaId: 'Area ID', iconId: 'Icon', imageId: 'Picture' },
    hint: { areaId: 'The code of this spot in wayfinding. Everything with the same code is at the same spot.' },
    reader: 'You can view services but not change them.',
  },
}
