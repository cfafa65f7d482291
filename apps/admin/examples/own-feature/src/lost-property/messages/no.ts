import type { Messages } from '@kiosk-admin/admin'
import type { en } from './en'

export const no = {
  lostProperty: {
    title: 'Hittegods',
    new: 'Nytt funn',
    what: 'Hva det er',
    where: 'Funnet (sted)',
    required: 'Skriv hva det er',
    kept: ({ name }) => `«${name}» oppbevares i informasjonen.`,
    empty: 'Ingenting er funnet ennå',
  },
} satisfies Messages<typeof en>
