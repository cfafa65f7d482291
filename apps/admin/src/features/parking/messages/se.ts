import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  parking: {
    title: 'Parkering',
    new: 'Nytt p-hus',
    edit: 'Redigera p-hus',
    count: ({ count }) => `${count} p-hus`,
    floors: ({ count }) => `${count} plan`,
    empty: {
      title: 'Inga plan eller p-hus ännu',
      text: 'P-hus och köpcentrumets egna plan listas här, vart och ett med den plankarta som besökarna ser.',
    },
    fields: { name: 'Namn' },
    reader: 'Du kan se parkeringen men inte ändra den.',
    columns: { name: 'P-hus eller plan', areaId: 'Platskod' },
    own: 'Köpcentrumets plan',
    newFloor: 'Nytt plan',
    newFloorHere: 'Nytt plan här',
    plan: 'Redigera plankartan',
  },
} satisfies Messages<typeof en>
