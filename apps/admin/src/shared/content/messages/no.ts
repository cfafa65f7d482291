import { type Messages, plural } from '../../i18n/i18n'
import type { en } from './en'

export const no = {
  content: {
    columns: {
      index: 'Rekkefølge',
      name: 'Navn',
      startDate: 'Startdato',
      endDate: 'Sluttdato',
      status: 'Status',
      contentStatus: 'Publisering',
      created: 'Opprettet',
      lastEdited: 'Sist endret',
    },
    indexHint: '1 kommer først. La feltet stå tomt for å plassere sist.',
    both: 'Aktiv, på kioskene',
    visibility: {
      name: 'Besøkende',
      shown: 'Ser det nå',
      draft: 'Ikke publisert',
      inactive: 'Inaktiv',
      upcoming: 'Senere',
      never: 'Vises aldri',
      ended: 'Avsluttet',
      owner: 'Butikken er ikke publisert',
      from: ({ moment }) => `Fra ${moment}`,
      untilNext: 'Til neste publisering',
    },
    actions: {
      edit: 'Rediger',
      preview: 'Forhåndsvis',
      copy: 'Kopier',
      activate: 'Aktiver',
      deactivate: 'Deaktiver',
      delete: 'Slett',
    },
    more: 'Flere handlinger',
    notChanged: ({ why }) => `${why}. Ingenting ble endret.`,
    kept: ({ names }) => `Ikke slettet, fordi noen andre endret det i mellomtiden: ${names}`,
    deleteText: ({ name }) => `«${name}» flyttes til papirkurven og kan gjenopprettes i 30 dager.`,
    deleteMany: ({ what }) => `${what} flyttes til papirkurven og kan gjenopprettes i 30 dager.`,
    // of a kind without messages of its own
    kind: {
      title: ({ title }) => title,
      new: ({ create }) => create,
      edit: ({ noun }) => `Rediger: ${noun}`,
      count: ({ count }) => `${count} ${plural('no', count, { one: 'oppføring', other: 'oppføringer' })}`,
      empty: { title: 'Her er det ingenting ennå', text: 'Det du legger til, listes her.' },
      reader: 'Du kan se innholdet, men ikke endre det.',
    },
    preview: { title: 'Som på kiosken' },
  },
} satisfies Messages<typeof en>
