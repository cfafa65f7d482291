import { defineMessages, type Messages } from '../../shared/i18n'

const en = {
  infoPage: {
    title: 'Information page',
    loading: 'Loading the information page',
    notLoaded: 'Couldn’t load the information page',
    print: 'Print opening hours',
    fields: { title: 'Title', footerTitle: 'Footer title', openingHours: 'Opening hours', photoId: 'Picture' },
    hint: {
      title: 'The heading of the kiosk’s information page.',
      footerTitle: 'The line at the bottom of the page.',
    },
    reader: 'You can view the information page but not change it.',
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
    loading: 'Informasjonssiden lastes inn',
    notLoaded: 'Informasjonssiden kunne ikke lastes inn',
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
    loading: 'Sæki upplýsingasíðuna',
    notLoaded: 'Ekki tókst að sækja upplýsingasíðuna',
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
