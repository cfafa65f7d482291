import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  services: {
    title: 'Þjónusta',
    new: 'Ný þjónusta',
    edit: 'Breyta þjónustu',
    count: ({ count }) => `${count} ${plural('is', count, { one: 'þjónusta', other: 'þjónustur' })}`,
    empty: {
      title: 'Engin þjónusta enn',
      text: 'Það sem verslunarmiðstöðin sjálf býður birtist hér: salerni, hraðbankar, óskilamunir.',
    },
    fields: { name: 'Heiti', areaId: 'Staðarkóði', iconId: 'Tákn', imageId: 'Mynd' },
    hint: { areaId: 'Kóði staðarins í leiðsögninni. Sami kóði merkir sama stað.' },
    reader: 'Þú getur skoðað þjónustu en ekki breytt henni.',
  },
} satisfies Messages<typeof en>
