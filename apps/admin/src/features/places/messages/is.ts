import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  places: {
    title: 'Nágrennið',
    new: 'Nýr staður',
    edit: 'Breyta stað',
    count: ({ count }) => `${count} ${plural('is', count, { one: 'staður', other: 'staðir' })}`,
    empty: {
      title: 'Engir staðir enn',
      text: 'Það sem vert er að finna í verslunarmiðstöðinni og nágrenni hennar birtist hér: ferja, garður, lyfturnar.',
    },
    fields: {
      name: 'Heiti',
      description: 'Lýsing',
      imageId: 'Mynd',
      setting: 'Hvar',
      location: 'Á kortinu',
      floorId: 'Hæð',
      position: 'Á hæðarkortinu',
    },
    reader: 'Þú getur skoðað staði en ekki breytt þeim.',
    view: { name: 'Sýn', list: 'Listi', map: 'Kort' },
    map: {
      showAll: 'Sýna alla staði',
      nothing: 'Ekkert er enn á kortinu.',
      without: 'ekki á kortinu',
      howTo: 'Örvalyklar fara frá einum til næsta, Enter velur eða færir nær, + og − breyta aðdrætti.',
    },
  },
} satisfies Messages<typeof en>
