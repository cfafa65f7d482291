import { defineMessages, type Messages } from '../../shared/i18n'

const en = {
  infoPage: {
    title: 'Information page',
    loading: 'The information page is loading',
    notLoaded: 'The information page did not load',
    print: 'Print opening hours',
    fields: { title: 'Title', footerTitle: 'Footer title', openingHours: 'Opening hours', photoId: 'Photo' },
    hint: {
      title: 'The heading of the kiosk’s information page.',
      footerTitle: 'The line at its foot.',
    },
    reader: 'You can read the information page, not change it.',
  },
}

const se = {
  infoPage: {
    title: 'Informationssida',
    loading: 'Informationssidan laddas',
    notLoaded: 'Informationssidan kunde inte laddas',
    print: 'Skriv ut öppettider',
    fields: { title: 'Rubrik', footerTitle: 'Sidfot', openingHours: 'Öppettider', photoId: 'Foto' },
    hint: {
      title: 'Rubriken på kioskens informationssida.',
      footerTitle: 'Raden längst ned på sidan.',
    },
    reader: 'Du kan se informationssidan men inte ändra den.',
  },
} satisfies Messages<typeof en>

const no = {
  infoPage: {
    title: 'Informasjonsside',
    loading: 'Informasjonssiden lastes',
    notLoaded: 'Informasjonssiden ble ikke lastet',
    print: 'Skriv ut åpningstider',
    fields: { title: 'Tittel', footerTitle: 'Bunntekst', openingHours: 'Åpningstider', photoId: 'Bilde' },
    hint: {
      title: 'Overskriften på kioskens informasjonsside.',
      footerTitle: 'Linjen nederst på siden.',
    },
    reader: 'Du kan se informasjonssiden, men ikke endre den.',
  },
} satisfies Messages<typeof en>

const is = {
  infoPage: {
    title: 'Upplýsingasíða',
    loading: 'Upplýsingasíðan hleðst',
    notLoaded: 'Upplýsingasíðan hlóðst ekki',
    print: 'Prenta opnunartíma',
    fields: { title: 'Titill', footerTitle: 'Síðufótur', openingHours: 'Opnunartími', photoId: 'Ljósmynd' },
    hint: {
      title: 'Fyrirsögn upplýsingasíðunnar á skjánum.',
      footerTitle: 'Línan neðst á síðunni.',
    },
    reader: 'Þú getur skoðað upplýsingasíðuna en ekki breytt henni.',
  },
} satisfies Messages<typeof en>

export const infoPageMessages = defineMessages({ en, se, no, is })
