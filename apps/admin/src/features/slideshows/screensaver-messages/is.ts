import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  screensavers: {
    title: 'Skjáhvílur',
    new: 'Ný skjáhvíla',
    edit: 'Stillingar skjáhvílu',
    count: ({ count }) => `${count} ${plural('is', count, { one: 'skjáhvíla', other: 'skjáhvílur' })}`,
    empty: {
      title: 'Engar skjáhvílur enn',
      text: 'Það sem skjáirnir sýna meðan enginn notar þá birtist hér.',
    },
    fields: {
      head: 'Skjáhvíla',
      name: 'Heiti',
      displaySpeed: 'Tími á skyggnu',
      animation: 'Skipting',
      background: 'Bakgrunnur',
      show: 'Sýnd',
      timing: 'Sýnd',
      stationIds: 'Stöðvar',
      slides: 'Skyggnur',
    },
    reader: 'Þú getur skoðað skjáhvílur en ekki breytt þeim.',
  },
} satisfies Messages<typeof en>
