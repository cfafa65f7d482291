import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  rollBack: {
    why: 'For å rulle tilbake kreves rett til å endre kjøpesentre.',
    text: ({ number }) => `Kioskene viser det nr. ${number} viste. Utkastene blir ikke endret.`,
    action: ({ number }) => `Rull tilbake til nr. ${number}`,
    done: ({ now, earlier }) => `Nr. ${now} er nr. ${earlier} igjen`,
    willChange: ({ count }) =>
      count === 0
        ? 'Ingenting endres på kioskene.'
        : `${count} ${plural('no', count, { one: 'endring', other: 'endringer' })} på kioskene:`,
    retry: 'Prøv igjen',
  },
} satisfies Messages<typeof en>
