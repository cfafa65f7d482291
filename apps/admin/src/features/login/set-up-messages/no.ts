import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  setUp: {
    title: 'Kom i gang med Kiosk Admin',
    help: 'Ingen kan administrere denne installasjonen ennå. Opprett den første administratoren og det første kjøpesenteret.',
    fields: {
      mallName: 'Navnet på kjøpesenteret',
      username: 'Brukernavn',
      email: 'E-post',
      password: 'Passord',
      confirm: 'Bekreft passordet',
    },
    hint: 'Bokstavene a–z, sifre og . _ -',
    submit: 'Opprett administrator og kjøpesenter',
    signIn: 'Logg inn',
    notWhole: 'Slutten av lenken mangler. Åpne hele lenken som serveren skrev ut da den startet.',
    ended:
      'Finnes det allerede en administrator, logger du inn. Hvis ikke: Start serveren på nytt, så skriver den ut en ny lenke.',
    made: 'Administratoren og kjøpesenteret er opprettet. Logg inn for å fortsette.',
    foot: 'Lenken kan brukes én gang, innen et døgn og bare til serveren startes på nytt.',
  },
} satisfies Messages<typeof en>
