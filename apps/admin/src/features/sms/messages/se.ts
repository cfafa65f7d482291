import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  sms: {
    title: 'Sms',
    titleOf: ({ mall }) => `Sms för ${mall}`,
    sub: 'Så skickar varje köpcentrum sms.',
    noGateway: 'Ingen gateway är inställd, så inget skickas. Den som driver servern ställer in SMS_GATEWAY_URL.',
    columns: {
      mall: 'Köpcentrum',
      fromId: 'Avsändar-ID',
      smsId: 'Sms-ID',
      password: 'Lösenord',
      lastEdited: 'Senast ändrad',
    },
    fields: { fromId: 'Avsändar-ID', smsId: 'Sms-ID', password: 'Lösenord', mall: 'Köpcentrum' },
    hint: {
      fromId: 'Vem meddelandet kommer från, så som mottagaren ser det.',
      smsId: 'Kontot hos gatewayen.',
      keep: 'Ett lösenord finns sparat. Lämna fältet tomt för att behålla det.',
      none: 'Inget lösenord är sparat ännu.',
    },
    takeAway: 'Ta bort det sparade lösenordet',
    stored: 'Sparat',
    notStored: 'Saknas',
    never: 'Aldrig',
    notLoaded: 'Kunde inte laddas',
    reader: 'Du kan se sms-inställningar men inte ändra dem.',
    test: {
      name: 'Skicka testmeddelande',
      title: ({ mall }) => `Testmeddelande från ${mall}`,
      to: 'Telefonnummer',
      text: 'Text',
      sample: ({ mall }) => `Testmeddelande från ${mall}`,
      send: 'Skicka testmeddelande',
      close: 'Stäng',
      hint: 'Det skickas med inställningarna så som de är sparade.',
      result: {
        sent: 'Gatewayen tog emot meddelandet.',
        noGateway: 'Ingen gateway är inställd.',
        incomplete: 'Avsändar-ID, Sms-ID eller lösenord saknas. Spara dem först.',
        unreadable: 'Det sparade lösenordet går inte längre att läsa. Skriv in det igen och spara.',
        refused: 'Gatewayen avvisade meddelandet. Kontrollera inställningarna.',
        unreachable: 'Gatewayen gick inte att nå. Försök igen senare.',
        timeout: 'Gatewayen svarade inte i tid. Försök igen senare.',
      },
      status: ({ status }) => `Svaret var ${status}.`,
    },
  },
} satisfies Messages<typeof en>
