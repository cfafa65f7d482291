import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  rollBack: {
    why: 'För att gå tillbaka till en tidigare publicering krävs rätt att ändra köpcentrum.',
    text: ({ number }) => `Kioskerna visar då det som nr ${number} visade. Utkasten påverkas inte.`,
    action: ({ number }) => `Gå tillbaka till nr ${number}`,
    done: ({ now, earlier }) => `Nr ${now} är nr ${earlier} igen`,
    willChange: ({ count }) =>
      count === 0
        ? 'Inget ändras på kioskerna.'
        : `${count} ${plural('se', count, { one: 'ändring', other: 'ändringar' })} på kioskerna:`,
    retry: 'Försök igen',
  },
} satisfies Messages<typeof en>
