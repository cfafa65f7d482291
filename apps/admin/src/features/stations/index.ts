import { Monitor } from 'lucide-react'
import type { Feature } from '../../shared/feature/feature'

const path = '/Malls/Stations'

/** Station dialogs open on the page of their mall. */
const address = (id: string, mallId: string) => `${path}/${mallId}?dialog=station&id=${id}`

export const stations = {
  name: 'stations',
  title: { en: 'Stations', se: 'Stationer', no: 'Stasjoner', is: 'Stöðvar' },
  path,
  also: [`${path}/:id`],
  area: 'Mall',
  records: [{ resource: 'MallStation', noun: { en: 'Station', se: 'Station', no: 'Stasjon', is: 'Stöð' }, address }],
  icon: Monitor,
  load: () => import('./screen'),
} as const satisfies Feature
