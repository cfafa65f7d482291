import { contentTypes } from '@kiosk-admin/api-client'
import { Shapes } from 'lucide-react'
import { categoryPaths } from '../../shared/categories/category-types'
import { contentFeature } from '../../shared/feature/content-feature'

const common = {
  // the three types share a menu entry
  entry: 'categories',
  title: { en: 'Categories', se: 'Kategorier', no: 'Kategorier', is: 'Flokkar' },
  noun: { en: 'Category', se: 'Kategori', no: 'Kategori', is: 'Flokkur' },
  icon: Shapes,
  fields: {
    // of a click action
    kind: {
      choices: {
        details: {
          en: 'Opens its details',
          se: 'Visar sin egen information',
          no: 'Viser sin egen informasjon',
          is: 'Sýnir upplýsingar um flokkinn',
        },
        childCategory: {
          en: 'Opens a child category',
          se: 'Öppnar en underkategori',
          no: 'Åpner en underkategori',
          is: 'Opnar undirflokk',
        },
        changePage: {
          en: 'Goes to another page of the kiosk',
          se: 'Går till en annan sida i kiosken',
          no: 'Går til en annen side i kiosken',
          is: 'Fer á aðra síðu á skjánum',
        },
        externalUrl: {
          en: 'Opens a website in a window',
          se: 'Öppnar en webbsida i ett fönster',
          no: 'Åpner en nettside i et vindu',
          is: 'Opnar vefsíðu í glugga',
        },
      },
    },
  },
} as const

export const shopCategories = contentFeature(contentTypes.category, {
  ...common,
  name: 'shopCategories',
  create: { en: 'New shop category', se: 'Ny butikskategori', no: 'Ny butikkategori', is: 'Nýr verslanaflokkur' },
  path: categoryPaths[1],
  only: { type: 1 },
  tile: { name: 'shop', line: 'categories', of: '/published/Shops' },
  load: async () => ({ feature: (await import('./screen')).shopCategories }),
})

export const restaurantCategories = contentFeature(contentTypes.category, {
  ...common,
  name: 'restaurantCategories',
  create: {
    en: 'New restaurant category',
    se: 'Ny restaurangkategori',
    no: 'Ny restaurantkategori',
    is: 'Nýr veitingastaðaflokkur',
  },
  path: categoryPaths[2],
  only: { type: 2 },
  tile: { name: 'restaurantAndCafe', line: 'categories', of: '/published/Restaurants' },
  load: async () => ({ feature: (await import('./screen')).restaurantCategories }),
})

export const companyCategories = contentFeature(contentTypes.category, {
  ...common,
  name: 'companyCategories',
  create: {
    en: 'New service company category',
    se: 'Ny kategori för serviceföretag',
    no: 'Ny kategori for servicebedrifter',
    is: 'Nýr flokkur þjónustufyrirtækja',
  },
  path: categoryPaths[3],
  only: { type: 3 },
  tile: { name: 'serviceCompany', line: 'categories', of: '/published/ServiceCompanies' },
  load: async () => ({ feature: (await import('./screen')).companyCategories }),
})
