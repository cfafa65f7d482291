import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  screensavers: {
    title: 'Skjermsparere',
    new: 'Ny skjermsparer',
    edit: 'Innstillinger for skjermspareren',
    count: ({ count }) => `${count} ${plural('no', count, { one: 'skjermsparer', other: 'skjermsparere' })}`,
    empty: {
      title: 'Ingen skjermsparere ennå',
      text: 'Det kioskene viser mens ingen bruker dem, listes her.',
    },
    fields: {
      head: 'Skjermsparer',
      name: 'Navn',
      displaySpeed: 'Tid per lysbilde',
      animation: 'Overgang',
      background: 'Bakgrunn',
      show: 'Vises',
      timing: 'Vises',
      stationIds: 'Stasjoner',
      slides: 'Lysbilder',
    },
    reader: 'Du kan se skjermsparere, men ikke endre dem.',
  },
} satisfies Messages<typeof en>
