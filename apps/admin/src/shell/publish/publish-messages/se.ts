import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  publish: {
    name: 'Publicera',
    preview: {
      name: 'Förhandsgranska',
      open: 'Öppna i en ny flik',
      copy: 'Kopiera adressen',
      copied: 'Kioskens adress har kopierats. Öppna den i ett inkognitofönster, så att testet blir rättvisande.',
      failed: 'Förhandsgranskningen kunde inte skapas. Kontrollera anslutningen och försök igen.',
    },
    why: {
      publish: 'Din grupp får inte ändra något som publiceras.',
      preview: 'Din grupp får inte se något som publiceras.',
      rollBack: 'För att gå tillbaka till en tidigare publicering krävs rätt att ändra köpcentrum.',
    },
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
