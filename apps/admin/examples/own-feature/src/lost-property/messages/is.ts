import type { Messages } from '@kiosk-admin/admin'
import type { en } from './en'

export const is = {
  lostProperty: {
    title: 'Óskilamunir',
    new: 'Nýr óskilamunur',
    what: 'Hvað það er',
    where: 'Hvar fannst það',
    required: 'Skrifaðu hvað það er',
    kept: ({ name }) => `„${name}“ er geymt á upplýsingaborðinu.`,
    empty: 'Ekkert hefur fundist enn',
  },
} satisfies Messages<typeof en>
