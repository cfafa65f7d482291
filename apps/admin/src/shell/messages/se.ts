import type { Messages } from '../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  shell: {
    working: 'Arbetar',
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
