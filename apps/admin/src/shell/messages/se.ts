import type { Messages } from '../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  shell: {
    working: 'Arbetar',
    connection: {
      offline: {
        name: 'Offline',
        help: 'Servern svarar inte. Det du ser kan vara inaktuellt, och du kan varken spara eller publicera. Kontrollera anslutningen. Meddelandet försvinner när servern svarar igen.',
      },
      liveUpdatesOff: {
        name: 'Direktuppdatering är av',
        help: 'Kollegors ändringar och stationernas läge syns först när sidan laddas om. Om det inte går över släpper en proxy eller brandvägg mellan dig och servern inte igenom WebSockets.',
      },
      reload: 'Ladda om sidan',
    },
    theme: { name: 'Tema', light: 'Ljust', dark: 'Mörkt', system: 'Som enheten' },
    logo: {
      uploaded: 'Bilden har laddats upp',
      removed: 'Logotypen togs bort',
      failed: 'Något gick fel',
      reader: 'Du får inte ändra köpcentrumets logotyp.',
    },
    noLanguages: 'Inga språk har lagts till för det här köpcentrumet',
    noLanguagesHelp: 'Texter kan inte skrivas förrän en administratör lägger till ett språk för köpcentrumet.',
    denied: 'Du har inte åtkomst till den här sidan. Kontakta webbplatsens administratör!',
    understood: 'OK',
    notFound: {
      title: 'Sidan finns inte',
      text: 'Adressen kan vara gammal eller felskriven.',
      back: 'Gå till översikten',
    },
  },
} satisfies Messages<typeof en>
