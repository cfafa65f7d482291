import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  services: {
    title: 'Tjenester',
    new: 'Ny tjeneste',
    edit: 'Rediger tjeneste',
    count: ({ count }) => `${count} ${plural('no', count, { one: 'tjeneste', other: 'tjenester' })}`,
    empty: {
      title: 'Ingen tjenester ennå',
      text: 'Det kjøpesenteret selv tilbyr, listes her: toaletter, minibanker, hittegods.',
    },
    fields: { name: 'Navn', areaId: 'Stedskode', iconId: 'Ikon', imageId: 'Bilde' },
    hint: { areaId: 'Stedets kode i veivisningen. Samme kode betyr samme sted.' },
    reader: 'Du kan se tjenester, men ikke endre dem.',
  },
} satisfies Messages<typeof en>
