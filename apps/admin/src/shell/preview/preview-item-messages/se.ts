import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  previewItem: {
    open: 'Öppna i en ny flik',
    copy: 'Kopiera adressen',
    copied: 'Kioskens adress har kopierats. Öppna den i ett inkognitofönster, så att testet blir rättvisande.',
    notCopied: 'Adressen kunde inte kopieras. Försök igen.',
  },
  previewStation: { as: 'Som en station visar det', partial: 'Visar bara det du har åtkomst till' },
} satisfies Messages<typeof en>
