import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
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
