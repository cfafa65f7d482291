import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  sms: {
    title: 'SMS',
    titleOf: ({ mall }) => `SMS for ${mall}`,
    sub: 'Slik sender hvert kjøpesenter SMS.',
    noGateway: 'Ingen gateway er satt opp, så ingenting sendes. Den som drifter serveren, setter SMS_GATEWAY_URL.',
    columns: {
      mall: 'Kjøpesenter',
      fromId: 'Avsender-ID',
      smsId: 'SMS-ID',
      password: 'Passord',
      lastEdited: 'Sist endret',
    },
    fields: { fromId: 'Avsender-ID', smsId: 'SMS-ID', password: 'Passord', mall: 'Kjøpesenter' },
    hint: {
      fromId: 'Hvem meldingen kommer fra, slik mottakeren ser det.',
      smsId: 'Kontoen hos gatewayen.',
      keep: 'Et passord er lagret. La feltet stå tomt for å beholde det.',
      none: 'Det er ikke lagret noe passord ennå.',
    },
    takeAway: 'Fjern det lagrede passordet',
    stored: 'Lagret',
    notStored: 'Mangler',
    never: 'Aldri',
    notLoaded: 'Kunne ikke lastes inn',
    reader: 'Du kan se SMS-innstillinger, men ikke endre dem.',
    test: {
      name: 'Send testmelding',
      title: ({ mall }) => `Testmelding fra ${mall}`,
      to: 'Telefonnummer',
      text: 'Tekst',
      sample: ({ mall }) => `Testmelding fra ${mall}`,
      send: 'Send testmelding',
      close: 'Lukk',
      hint: 'Den sendes med innstillingene slik de er lagret.',
      result: {
        sent: 'Gatewayen tok imot meldingen.',
        noGateway: 'Ingen gateway er satt opp.',
        incomplete: 'Avsender-ID, SMS-ID eller passord mangler. Lagre dem først.',
        unreadable: 'Det lagrede passordet kan ikke leses lenger. Skriv det inn på nytt, og lagre.',
        refused: 'Gatewayen avviste meldingen. Kontroller innstillingene.',
        unreachable: 'Gatewayen kunne ikke nås. Prøv igjen senere.',
        timeout: 'Gatewayen svarte ikke i tide. Prøv igjen senere.',
      },
      status: ({ status }) => `Svaret var ${status}.`,
    },
  },
} satisfies Messages<typeof en>
