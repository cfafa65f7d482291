import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const no = {
  content: {
    columns: {
      index: 'Rekkefølge',
      name: 'Navn',
      startDate: 'Startdato',
      endDate: 'Sluttdato',
      status: 'Status',
      contentStatus: 'Kiosker',
      created: 'Opprettet',
      lastEdited: 'Sist endret',
    },
    both: 'Aktiv, på kioskene',
    actions: {
      edit: 'Rediger',
      preview: 'Forhåndsvis',
      copy: 'Kopier',
      activate: 'Aktiver',
      deactivate: 'Deaktiver',
      delete: 'Slett',
    },
    more: 'Mer for denne listen',
    notChanged: ({ why }) => `${why}. Ingenting ble endret.`,
    kept: ({ names }) => `Noen andre endret ${names} i mellomtiden, så det ble beholdt.`,
    deleteText: ({ name }) => `«${name}» flyttes til papirkurven og kan gjenopprettes i 30 dager.`,
    deleteMany: ({ what }) => `${what} flyttes til papirkurven og kan gjenopprettes i 30 dager.`,
    preview: { title: 'Som på kiosken' },
  },
} satisfies Messages<typeof en>
