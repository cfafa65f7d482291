import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  profile: {
    title: 'Din profil',
    group: ({ group }) => `Grupp: ${group}`,
    look: { title: 'Språk och utseende', language: 'Språk', theme: 'Tema', density: 'Rader' },
    lookHint: 'Sparas i den här webbläsaren.',
    theme: { light: 'Ljust', dark: 'Mörkt', system: 'Samma som enheten' },
    density: { comfortable: 'Luftiga', compact: 'Täta' },
    password: {
      title: 'Lösenord',
      text: 'Du är kvar inloggad här. På alla andra ställen loggas du ut.',
      current: 'Nuvarande lösenord',
      next: 'Nytt lösenord',
      confirm: 'Bekräfta lösenordet',
      change: 'Byt lösenord',
      changed: 'Ditt lösenord har bytts. På alla andra ställen har du loggats ut.',
    },
    sessions: {
      title: 'Här är du inloggad',
      text: 'En session upphör av sig själv när den inte används på ett tag.',
      current: 'Den här webbläsaren',
      other: 'En annan webbläsare eller enhet',
      begun: ({ at }) => `Inloggad ${at}`,
      used: ({ at }) => `senast använd ${at}`,
      end: 'Logga ut',
      endOf: ({ at }) => `Avsluta sessionen från ${at}`,
      ended: 'Sessionen har avslutats.',
      everywhere: 'Logga ut överallt',
      everywhereText:
        'Alla dina sessioner avslutas, den här också, och dina länkar till förhandsgranskningar slutar gälla. Du loggar in igen för att fortsätta.',
      notLoaded: 'Dina sessioner kunde inte laddas',
      loading: 'Dina sessioner laddas',
    },
    data: {
      title: 'Dina uppgifter',
      text: 'En fil med allt som sparas om dig: ditt konto, dina sessioner och vad du har gjort och när. Be en administratör om du vill att uppgifterna tas bort.',
      download: 'Ladda ner mina uppgifter',
    },
  },
} satisfies Messages<typeof en>
