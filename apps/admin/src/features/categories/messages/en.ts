import { plural } from '../../../shared/i18n/i18n'

export const en = {
  categories: {
    title: 'Categories',
    new: 'New Category',
    create: 'CREATE',
    edit: 'Edit category',
    count: ({ count }: { count: number }) =>
      `${count} ${plural('en', count, { one: 'category', other: 'categories' })}`,
    empty: {
      title: 'No categories yet',
      text: 'Visitors browse shops and companies by category. Create the first one.',
    },
    reader: 'You can view categories but not change them.',
    types: 'Category types',
    content: { shop: 'Shops', restaurant: 'Restaurants & cafés', company: 'Service companies' },
    lying: {
      shop: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'shop', other: 'shops' })}`,
      restaurant: ({ count }: { count: number }) =>
        `${count} ${plural('en', count, { one: 'restaurant', other: 'restaurants' })}`,
      company: ({ count }: { count: number }) =>
        `${count} ${plural('en', count, { one: 'company', other: 'companies' })}`,
    },
    fields: {
      name: 'Name',
      parentId: 'Parent category',
      noParent: 'None (top level)',
      imageId: 'Picture',
      clickAction: 'When tapped',
      page: 'Page',
      url: 'Web address',
      categoryId: 'Category to open',
      dynamicSimpleView: 'Large-text list follows another category',
      simpleViewCategoryId: 'Large-text list opens on',
      dynamicVisit: 'Visit page follows another category',
      visitCategoryId: 'Visit page lists',
    },
    hint: {
      dynamicSimpleView: 'The kiosk’s large-text list opens on that category instead of this one.',
      dynamicVisit: 'The kiosk’s Visit page lists what is in that category.',
    },
    choosePage: 'Choose a page',
  },
}
