import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  login: {
    title: 'Logga in',
    help: 'Välj ditt köpcentrum och logga in.',
    mall: 'Köpcentrum',
    loading: 'Laddar …',
    language: 'Språk',
    username: 'Användarnamn',
    showPassword: 'Visa lösenordet',
    hidePassword: 'Dölj lösenordet',
    password: 'Lösenord',
    submit: 'Logga in',
    forgot: 'Glömt lösenordet?',
    forgotten: 'Glömt lösenordet? Fråga en administratör på ditt köpcentrum.',
    otherMall: ({ mall }) => `Du har inte tillgång till köpcentrumet du valde. Inloggad i: ${mall}`,
    wrong: 'Fel användarnamn eller lösenord',
    tooMany: ({ seconds }) =>
      `För många försök. Vänta ${seconds} ${plural('se', seconds, { one: 'sekund', other: 'sekunder' })} och försök igen.`,
    failed: 'Servern svarade inte. Kontrollera anslutningen och försök igen.',
    noMalls: 'Köpcentrumen kunde inte laddas.',
    retry: 'Försök igen',
    required: 'Fältet är obligatoriskt',
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
