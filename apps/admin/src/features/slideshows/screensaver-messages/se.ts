import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  screensavers: {
    title: 'Skärmsläckare',
    new: 'Ny skärmsläckare',
    edit: 'Inställningar för skärmsläckaren',
    count: ({ count }) => `${count} skärmsläckare`,
    empty: {
      title: 'Inga skärmsläckare ännu',
      text: 'Det som kioskerna visar medan ingen använder dem listas här.',
    },
    fields: {
      head: 'Skärmsläckare',
      name: 'Namn',
      displaySpeed: 'Tid per bild',
      animation: 'Övergång',
      background: 'Bakgrund',
      show: 'Visas',
      timing: 'Visas',
      stationIds: 'Stationer',
      slides: 'Bilder',
    },
    reader: 'Du kan se skärmsläckare men inte ändra dem.',
  },
} satisfies Messages<typeof en>
