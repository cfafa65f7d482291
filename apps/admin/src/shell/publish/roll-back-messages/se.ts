import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  publish: {
    rollBack: ({ number }) => `Kioskerna visar då det som nr ${number} visade. Utkasten påverkas inte.`,
    rollBackAction: ({ number }) => `Gå tillbaka till nr ${number}`,
    rolledBack: ({ now, earlier }) => `Nr ${now} är nr ${earlier} igen`,
    willChange: ({ count }) =>
      count === 0
        ? 'Inget ändras på kioskerna.'
        : `${count} ${plural('se', count, { one: 'ändring', other: 'ändringar' })} på kioskerna:`,
    retry: 'Försök igen',
  },
} satisfies Messages<typeof en>
