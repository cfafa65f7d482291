import { contentTypes } from '@kiosk-admin/api-client'
import { BriefcaseBusiness, Store, Utensils } from 'lucide-react'
import { contentFeature } from '../../shared/feature/content-feature'

const common = {
  noun: { en: 'Shop or company', se: 'Butik eller företag', no: 'Butikk eller bedrift', is: 'Verslun eða fyrirtæki' },
  dialog: 'shopEdit',
  fields: {
    popup: {
      choices: {
        details: { en: 'Show details', se: 'Visa detaljer', no: 'Vis detaljer', is: 'Sýna upplýsingar' },
        site: { en: 'Open the website', se: 'Öppna webbplatsen', no: 'Åpne nettstedet', is: 'Opna vefsíðuna' },
        none: { en: 'Nothing', se: 'Ingenting', no: 'Ingenting', is: 'Ekkert' },
      },
    },
  },
} as const

export const shops = contentFeature(contentTypes.item, {
  ...common,
  name: 'shops',
  title: { en: 'Shops', se: 'Butiker', no: 'Butikker', is: 'Verslanir' },
  create: { en: 'New shop', se: 'Ny butik', no: 'Ny butikk', is: 'Ný verslun' },
  path: '/published/Shops',
  also: ['/published/shops/:id'],
  only: { type: 1 },
  icon: Store,
  load: async () => ({ feature: (await import('./screen')).shops }),
})

export const restaurants = contentFeature(contentTypes.item, {
  ...common,
  name: 'restaurants',
  title: {
    en: 'Restaurants & Cafes',
    se: 'Restauranger & kaféer',
    no: 'Restauranter og kafeer',
    is: 'Veitingastaðir og kaffihús',
  },
  create: {
    en: 'New restaurant',
    se: 'Ny restaurang eller nytt kafé',
    no: 'Ny restaurant eller kafé',
    is: 'Nýr veitingastaður eða kaffihús',
  },
  path: '/published/Restaurants',
  also: ['/Published/RestaurantAndCafe/:id'],
  only: { type: 2 },
  icon: Utensils,
  load: async () => ({ feature: (await import('./screen')).restaurants }),
})

export const serviceCompanies = contentFeature(contentTypes.item, {
  ...common,
  name: 'serviceCompanies',
  title: { en: 'Service Companies', se: 'Serviceföretag', no: 'Servicebedrifter', is: 'Þjónustufyrirtæki' },
  create: {
    en: 'New service company',
    se: 'Nytt serviceföretag',
    no: 'Ny servicebedrift',
    is: 'Nýtt þjónustufyrirtæki',
  },
  path: '/published/ServiceCompanies',
  also: ['/Published/ServiceCompany/:id'],
  only: { type: 3 },
  icon: BriefcaseBusiness,
  load: async () => ({ feature: (await import('./screen')).serviceCompanies }),
})
