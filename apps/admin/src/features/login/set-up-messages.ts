import { defineMessages, type Messages } from '../../shared/i18n'

const en = {
  setUp: {
    title: 'Set up Kiosk Admin',
    help: 'Nobody can manage this installation yet. Create the first administrator and mall.',
    fields: {
      mallName: 'Name of the mall',
      username: 'Username',
      email: 'Email',
      password: 'Password',
      confirm: 'Confirm password',
    },
    hint: 'Letters, digits and . _ -',
    submit: 'Create administrator and mall',
    signIn: 'Sign in',
    notWhole: 'This link is incomplete. Open the full link that the server printed when it started.',
    ended: 'If there’s already an administrator, sign in. If not, restart the server: it prints a new link.',
    made: 'Administrator and mall created. Sign in to continue.',
    foot: 'The link works once. It expires after a day, or when the server restarts.',
  },
}

const se = {
  setUp: {
    title: 'Kom igång med Kiosk Admin',
    help: 'Ingen kan hantera den här installationen ännu. Skapa dess första administratör och första köpcentrum.',
    fields: {
      mallName: 'Köpcentrumets namn',
      username: 'Användarnamn',
      email: 'E-post',
      password: 'Lösenord',
      confirm: 'Bekräfta lösenordet',
    },
    hint: 'Bokstäverna a–z, siffror och . _ -',
    submit: 'Skapa administratör och köpcentrum',
    signIn: 'Logga in',
    notWhole: 'Slutet av länken saknas. Öppna hela länken som servern skrev ut när den startade.',
    ended: 'Finns det redan en administratör? Logga in. Om inte, starta om servern: då skriver den ut en ny länk.',
    made: 'Administratören och köpcentrumet är skapade. Logga in för att fortsätta.',
    foot: 'Länken kan användas en gång, inom ett dygn och bara tills servern startas om.',
  },
} satisfies Messages<typeof en>

const no = {
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
      'Finnes det allerede en administrator, logger du inn. Hvis ikke: start serveren på nytt, så skriver den ut en ny lenke.',
    made: 'Administratoren og kjøpesenteret er opprettet. Logg inn for å fortsette.',
    foot: 'Lenken virker én gang, i et døgn og til serveren startes på nytt.',
  },
} satisfies Messages<typeof en>

const is = {
  setUp: {
    title: 'Uppsetning Kiosk Admin',
    help: 'Enginn getur stjórnað þessu kerfi enn. Búðu til fyrsta stjórnandann og fyrstu verslunarmiðstöðina.',
    fields: {
      mallName: 'Heiti verslunarmiðstöðvarinnar',
      username: 'Notandanafn',
      email: 'Netfang',
      password: 'Lykilorð',
      confirm: 'Staðfesta lykilorð',
    },
    hint: 'Stafirnir a–z, tölustafir og . _ -',
    submit: 'Búa til stjórnanda og verslunarmiðstöð',
    signIn: 'Skrá inn',
    notWhole: 'Enda tengilsins vantar. Opnaðu allan tengilinn sem þjónninn skrifaði út þegar hann var ræstur.',
    ended:
      'Ef stjórnandi er þegar til skaltu skrá þig inn. Annars skaltu ræsa þjóninn aftur: þá skrifar hann út nýjan tengil.',
    made: 'Stjórnandinn og verslunarmiðstöðin hafa verið búin til. Skráðu þig inn til að halda áfram.',
    foot: 'Tengillinn virkar einu sinni, í einn sólarhring og þar til þjónninn er ræstur aftur.',
  },
} satisfies Messages<typeof en>

export const setUpMessages = defineMessages({ en, se, no, is })
