import { plural } from '../../../../shared/i18n/i18n'

type Count = { count: number }

type Name = { name: string }

export const en = {
  mediaCategories: {
    title: 'Media categories',
    new: 'New category',
    edit: 'Edit category',
    create: 'Create category',
    count: ({ count }: Count) => `${count} ${plural('en', count, { one: 'category', other: 'categories' })}`,
    empty: { title: 'No categories yet', text: 'Categories group files of one type, such as logos.' },
    reader: 'You can view categories but not change them.',
    fields: { name: 'Name', kind: 'Type' },
    kindStays: 'A category’s type can’t be changed.',
    files: 'Files',
    showFiles: 'Show its files',
    deleteOne: ({ name }: Name) => `“${name}” will be moved to the trash. You can restore it for 30 days.`,
    deleteMany: ({ count }: Count) =>
      `${count} ${plural('en', count, { one: 'category', other: 'categories' })} will be moved to the trash and can be restored for 30 days.`,
  },
}
