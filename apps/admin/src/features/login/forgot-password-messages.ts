import { defineMessages, type Messages } from '../../shared/i18n'

const en = {
  forgotPassword: {
    title: 'Forgot your password?',
    help: 'We’ll email you a link to choose a new one.',
    account: 'Username or email',
    submit: 'Send link',
    sent: ({ account }: { account: string }) =>
      `If ${account} has an account here, a link is on its way to its email address. It works for one hour.`,
    back: 'Back to sign in',
    foot: 'No email? Check your spam folder, or ask an administrator at your mall.',
    required: 'Field is required',
  },
}

const se = {
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

const no = {
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

const is = {
  forgotPassword: {
    title: 'Gleymdirðu lykilorðinu?',
    help: 'Við sendum þér tengil í tölvupósti svo að þú getir valið nýtt.',
    account: 'Notandanafn eða netfang',
    submit: 'Senda tengil',
    sent: ({ account }) =>
      `Ef aðgangur er til fyrir ${account} er tengill á leið á netfang hans. Hann gildir í eina klukkustund.`,
    back: 'Aftur í innskráningu',
    foot: 'Enginn póstur? Kíktu í ruslpóstinn eða hafðu samband við stjórnanda verslunarmiðstöðvarinnar.',
    required: 'Fylla þarf út reitinn',
  },
} satisfies Messages<typeof en>

export const forgotPasswordMessages = defineMessages({ en, se, no, is })
