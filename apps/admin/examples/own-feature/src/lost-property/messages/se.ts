import type { Messages } from '@kiosk-admin/admin'
import type { en } from './en'

export const se = {
  lostProperty: {
    title: 'Hittegods',
    new: 'Nytt hittegods',
    what: 'Vad det är',
    where: 'Hittat vid',
    required: 'Skriv vad det är',
    kept: ({ name }) => `”${name}” finns i informationsdisken.`,
    empty: 'Inget har hittats ännu',
  },
} satisfies Messages<typeof en>
