import { defineMessages, type Messages } from '../../shared/i18n'

const en = {
  login: {
    title: 'Sign in',
    help: 'Choose your mall, then sign in.',
    mall: 'Mall',
    language: 'Language',
    username: 'Username',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    password: 'Password',
    submit: 'Sign In',
    forgotten: 'Forgotten your password? Ask an administrator at your mall.',
    wrong: 'Username or password is incorrect',
    tooMany: ({ seconds }: { seconds: number }) => `Too many tries. Wait ${seconds} seconds, then try again.`,
    failed: 'The server did not answer. Check your connection and try again.',
    noMalls: 'The malls did not load.',
    ended: 'Your session has ended. Sign in to go on where you were.',
    sign: {
      kiosks: 'Kiosks',
      shops: 'Shops',
      restaurants: 'Restaurants & cafés',
      parking: 'Parking',
      information: 'Information',
    },
    line: 'The content of every screen in the house.',
  },
}

const se = {
  login: {
    title: 'Logga in',
    help: 'Välj ditt köpcentrum och logga in.',
    mall: 'Köpcentrum',
    language: 'Språk',
    username: 'Användarnamn',
    showPassword: 'Visa lösenordet',
    hidePassword: 'Dölj lösenordet',
    password: 'Lösenord',
    submit: 'Logga in',
    forgotten: 'Glömt lösenordet? Fråga en administratör på ditt köpcentrum.',
    wrong: 'Fel användarnamn eller lösenord',
    tooMany: ({ seconds }) => `För många försök. Vänta ${seconds} sekunder och försök igen.`,
    failed: 'Servern svarade inte. Kontrollera anslutningen och försök igen.',
    noMalls: 'Köpcentrumen kunde inte laddas.',
    ended: 'Din session har avslutats. Logga in för att fortsätta där du var.',
    sign: {
      kiosks: 'Kiosker',
      shops: 'Butiker',
      restaurants: 'Restauranger & kaféer',
      parking: 'Parkering',
      information: 'Information',
    },
    line: 'Innehållet på varje skärm i huset.',
  },
} satisfies Messages<typeof en>

const no = {
  login: {
    title: 'Logg inn',
    help: 'Velg kjøpesenteret ditt, og logg inn.',
    mall: 'Kjøpesenter',
    language: 'Språk',
    username: 'Brukernavn',
    showPassword: 'Vis passordet',
    hidePassword: 'Skjul passordet',
    password: 'Passord',
    submit: 'Logg inn',
    forgotten: 'Glemt passordet? Spør en administrator på kjøpesenteret ditt.',
    wrong: 'Feil brukernavn eller passord',
    tooMany: ({ seconds }) => `For mange forsøk. Vent ${seconds} sekunder, og prøv igjen.`,
    failed: 'Serveren svarte ikke. Sjekk tilkoblingen og prøv igjen.',
    noMalls: 'Kjøpesentrene ble ikke lastet.',
    ended: 'Økten er avsluttet. Logg inn for å fortsette der du var.',
    sign: {
      kiosks: 'Kiosker',
      shops: 'Butikker',
      restaurants: 'Restauranter og kafeer',
      parking: 'Parkering',
      information: 'Informasjon',
    },
    line: 'Innholdet på hver eneste skjerm i huset.',
  },
} satisfies Messages<typeof en>

const is = {
  login: {
    title: 'Innskráning',
    help: 'Veldu verslunarmiðstöðina þína og skráðu þig inn.',
    mall: 'Verslunarmiðstöð',
    language: 'Tungumál',
    username: 'Notandanafn',
    showPassword: 'Sýna lykilorð',
    hidePassword: 'Fela lykilorð',
    password: 'Lykilorð',
    submit: 'Skrá inn',
    forgotten: 'Gleymt lykilorð? Spurðu stjórnanda verslunarmiðstöðvarinnar.',
    wrong: 'Notandanafn eða lykilorð er rangt',
    tooMany: ({ seconds }) => `Of margar tilraunir. Bíddu í ${seconds} sekúndur og reyndu aftur.`,
    failed: 'Þjónninn svaraði ekki. Athugaðu tenginguna og reyndu aftur.',
    noMalls: 'Verslunarmiðstöðvarnar hlóðust ekki.',
    ended: 'Lotunni þinni er lokið. Skráðu þig inn til að halda áfram þar sem frá var horfið.',
    sign: {
      kiosks: 'Skjáir',
      shops: 'Verslanir',
      restaurants: 'Veitingar og kaffi',
      parking: 'Bílastæði',
      information: 'Upplýsingar',
    },
    line: 'Efnið á hverjum skjá í húsinu.',
  },
} satisfies Messages<typeof en>

export const loginMessages = defineMessages({ en, se, no, is })
