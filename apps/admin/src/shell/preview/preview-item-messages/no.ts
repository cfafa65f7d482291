import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  previewItem: {
    open: 'Åpne i en ny fane',
    copy: 'Kopier adressen',
    copied: 'Kioskens adresse er kopiert. Åpne den i et inkognitovindu for å få en riktig test.',
    notCopied: 'Adressen kunne ikke kopieres. Prøv igjen.',
  },
  previewStation: { as: 'Slik en stasjon viser det', partial: 'Viser bare det du har tilgang til' },
} satisfies Messages<typeof en>
