import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  forgotPassword: {
    title: 'Glemt passordet?',
    help: 'Vi sender deg en lenke på e-post, så du kan velge et nytt.',
    account: 'Brukernavn eller e-postadresse',
    submit: 'Send lenke',
    sent: ({ account }) =>
      `Hvis ${account} har en konto her, er en lenke på vei til kontoens e-postadresse. Den gjelder i én time.`,
    back: 'Tilbake til innlogging',
    foot: 'Ingen e-post? Se i søppelposten, eller spør en administrator på kjøpesenteret ditt.',
    required: 'Feltet er obligatorisk',
  },
} satisfies Messages<typeof en>
