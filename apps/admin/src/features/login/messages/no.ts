import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  login: {
    title: 'Logg inn',
    help: 'Velg kjøpesenteret ditt, og logg inn.',
    mall: 'Kjøpesenter',
    loading: 'Lastes inn …',
    language: 'Språk',
    username: 'Brukernavn',
    showPassword: 'Vis passordet',
    hidePassword: 'Skjul passordet',
    password: 'Passord',
    submit: 'Logg inn',
    forgot: 'Glemt passordet?',
    forgotten: 'Glemt passordet? Spør en administrator på kjøpesenteret ditt.',
    otherMall: ({ mall }) => `Du har ikke tilgang til kjøpesenteret du valgte. Logget inn i: ${mall}`,
    wrong: 'Feil brukernavn eller passord',
    tooMany: ({ seconds }) =>
      `For mange forsøk. Vent ${seconds} ${plural('no', seconds, { one: 'sekund', other: 'sekunder' })}, og prøv igjen.`,
    failed: 'Serveren svarte ikke. Kontroller tilkoblingen, og prøv igjen.',
    noMalls: 'Kjøpesentrene kunne ikke lastes inn.',
    retry: 'Prøv igjen',
    required: 'Feltet er obligatorisk',
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
