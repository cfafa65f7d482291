import { defineMessages, type Messages } from '../shared/i18n'

const en = {
  shell: {
    working: 'Working',
    theme: { name: 'Theme', light: 'Light', dark: 'Dark', system: 'Same as device' },
    logo: {
      uploaded: 'Image Uploaded',
      removed: 'Logo removed',
      failed: 'Something goes wrong',
      reader: 'You don’t have permission to change the mall’s logo.',
    },
    noLanguages: 'There are no langs added to this mall',
    noLanguagesHelp: 'You can’t add texts until an administrator adds a language to the mall.',
    denied: "You haven't access to this route. Please connect to site admin!",
    understood: 'OK',
    notFound: {
      title: 'This page doesn’t exist',
      text: 'The address may be old or mistyped.',
      back: 'Go to the dashboard',
    },
  },
}

const se = {
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

const no = {
  shell: {
    working: 'Arbeider',
    theme: { name: 'Tema', light: 'Lyst', dark: 'Mørkt', system: 'Som enheten' },
    logo: {
      uploaded: 'Bildet er lastet opp',
      removed: 'Logoen ble fjernet',
      failed: 'Noe gikk galt',
      reader: 'Du kan ikke endre kjøpesenterets logo.',
    },
    noLanguages: 'Ingen språk er lagt til for dette kjøpesenteret',
    noLanguagesHelp: 'Tekster kan ikke skrives før en administrator legger til et språk for kjøpesenteret.',
    denied: 'Du har ikke tilgang til denne siden. Ta kontakt med administratoren!',
    understood: 'OK',
    notFound: {
      title: 'Siden finnes ikke',
      text: 'Adressen kan være gammel eller feilskrevet.',
      back: 'Gå til oversikten',
    },
  },
} satisfies Messages<typeof en>

const is = {
  shell: {
    working: 'Vinn',
    theme: { name: 'Útlit', light: 'Ljóst', dark: 'Dökkt', system: 'Eins og tækið' },
    logo: {
      uploaded: 'Myndinni var hlaðið upp',
      removed: 'Merkið var fjarlægt',
      failed: 'Eitthvað fór úrskeiðis',
      reader: 'Þú mátt ekki breyta merki verslunarmiðstöðvarinnar.',
    },
    noLanguages: 'Engum tungumálum hefur verið bætt við þessa verslunarmiðstöð',
    noLanguagesHelp: 'Ekki er hægt að skrifa texta fyrr en stjórnandi bætir tungumáli við verslunarmiðstöðina.',
    denied: 'Þú hefur ekki aðgang að þessari síðu. Hafðu samband við stjórnanda vefsins!',
    understood: 'Í lagi',
    notFound: {
      title: 'Þessi síða er ekki til',
      text: 'Slóðin gæti verið gömul eða rangt skrifuð.',
      back: 'Fara á yfirlitið',
    },
  },
} satisfies Messages<typeof en>

export const shellMessages = defineMessages({ en, se, no, is })
