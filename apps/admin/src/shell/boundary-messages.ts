import { defineMessages, type Messages } from '../shared/i18n'

const en = {
  boundary: { title: 'Couldn’t load this page', text: 'Check your connection and try again.', retry: 'Try again' },
}

const se = {
  boundary: {
    title: 'Sidan kunde inte laddas',
    text: 'Kontrollera anslutningen och försök igen.',
    retry: 'Försök igen',
  },
} satisfies Messages<typeof en>

const no = {
  boundary: {
    title: 'Siden kunne ikke lastes inn',
    text: 'Kontroller tilkoblingen, og prøv igjen.',
    retry: 'Prøv igjen',
  },
} satisfies Messages<typeof en>

const is = {
  boundary: {
    title: 'Ekki tókst að opna síðuna',
    text: 'Athugaðu nettenginguna og reyndu aftur.',
    retry: 'Reyna aftur',
  },
} satisfies Messages<typeof en>

// apart from the shell's, for sign-in may fail to show, too
export const boundaryMessages = defineMessages({ en, se, no, is })
