import type { Messages } from '../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  shell: {
    working: 'Augnablik …',
    connection: {
      offline: {
        name: 'Ekki í sambandi',
        help: 'Þjónninn svarar ekki. Það sem þú sérð gæti verið úrelt og þú getur hvorki vistað né birt. Athugaðu nettenginguna. Skilaboðin hverfa þegar þjónninn svarar aftur.',
      },
      liveUpdatesOff: {
        name: 'Slökkt er á beinum uppfærslum',
        help: 'Breytingar samstarfsfólks og staða stöðva birtast ekki fyrr en síðan er endurhlaðin. Ef þetta lagast ekki hleypir milliþjónn eða eldveggur á milli þín og þjónsins WebSocket-tengingum ekki í gegn.',
      },
      reload: 'Endurhlaða síðuna',
    },
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
