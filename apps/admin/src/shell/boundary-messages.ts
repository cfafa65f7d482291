import { defineMessages, type Messages } from '../shared/i18n'

const en = {
  boundary: { title: 'This screen did not load', text: 'Check your connection and try again.', retry: 'Try again' },
}

const se = {
  boundary: {
    title: 'Skärmen kunde inte laddas',
    text: 'Kontrollera anslutningen och försök igen.',
    retry: 'Försök igen',
  },
} satisfies Messages<typeof en>

const no = {
  boundary: { title: 'Skjermbildet ble ikke lastet', text: 'Sjekk tilkoblingen og prøv igjen.', retry: 'Prøv igjen' },
} satisfies Messages<typeof en>

const is = {
  boundary: { title: 'Skjámyndin hlóðst ekki', text: 'Athugaðu tenginguna og reyndu aftur.', retry: 'Reyna aftur' },
} satisfies Messages<typeof en>

// apart from the shell's, for sign-in may fail to show, too
export const boundaryMessages = defineMessages({ en, se, no, is })
