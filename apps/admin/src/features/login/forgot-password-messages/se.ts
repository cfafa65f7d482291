import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  forgotPassword: {
    title: 'Glömt lösenordet?',
    help: 'Vi mejlar dig en länk så att du kan välja ett nytt.',
    account: 'Användarnamn eller e-postadress',
    submit: 'Skicka länk',
    sent: ({ account }) =>
      `Om ${account} har ett konto här, är en länk på väg till kontots e-postadress. Den gäller i en timme.`,
    back: 'Tillbaka till inloggningen',
    foot: 'Inget mejl? Titta i skräpposten eller fråga en administratör på ditt köpcentrum.',
    required: 'Fältet är obligatoriskt',
  },
} satisfies Messages<typeof en>
