import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  events: {
    title: 'Viðburðir',
    new: 'Nýr viðburður',
    edit: 'Breyta viðburði',
    count: ({ count }) => `${count} ${plural('is', count, { one: 'viðburður', other: 'viðburðir' })}`,
    empty: {
      title: 'Engir viðburðir enn',
      text: 'Það sem gerist í verslunarmiðstöðinni birtist hér og er á skjáunum þar til því lýkur.',
    },
    fields: {
      name: 'Heiti',
      description: 'Lýsing',
      startDate: 'Upphafsdagur',
      endDate: 'Lokadagur',
      time: 'Tími',
      imageId: 'Mynd',
    },
    hint: { endDate: 'Viðburðurinn stendur til og með þessum degi.', time: 'Hvenær hann hefst hvern dag.' },
    reader: 'Þú getur skoðað viðburði en ekki breytt þeim.',
  },
} satisfies Messages<typeof en>
