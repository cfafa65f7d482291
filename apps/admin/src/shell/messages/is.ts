import type { Messages } from '../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
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
