import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  publish: {
    name: 'Publiser',
    preview: {
      name: 'Forhåndsvis',
      open: 'Åpne i en ny fane',
      copy: 'Kopier adressen',
      copied: 'Kioskens adresse er kopiert. Åpne den i et inkognitovindu for å få en riktig test.',
      failed: 'Forhåndsvisningen kunne ikke lages. Kontroller tilkoblingen og prøv igjen.',
    },
    why: {
      publish: 'Gruppen din kan ikke endre noe som publiseres.',
      preview: 'Gruppen din kan ikke se noe som publiseres.',
      rollBack: 'For å rulle tilbake kreves rett til å endre kjøpesentre.',
    },
    rollBack: ({ number }) => `Kioskene viser det nr. ${number} viste. Utkastene blir ikke endret.`,
    rollBackAction: ({ number }) => `Rull tilbake til nr. ${number}`,
    rolledBack: ({ now, earlier }) => `Nr. ${now} er nr. ${earlier} igjen`,
    willChange: ({ count }) =>
      count === 0
        ? 'Ingenting endres på kioskene.'
        : `${count} ${plural('no', count, { one: 'endring', other: 'endringer' })} på kioskene:`,
    retry: 'Prøv igjen',
  },
} satisfies Messages<typeof en>
