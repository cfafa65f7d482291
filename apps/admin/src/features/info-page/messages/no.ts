import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  infoPage: {
    title: 'Informasjonsside',
    loading: 'Informasjonssiden lastes inn',
    notLoaded: 'Informasjonssiden kunne ikke lastes inn',
    print: 'Skriv ut åpningstider',
    fields: {
      title: 'Tittel',
      footerTitle: 'Bunntekst',
      openingHours: 'Åpningstider',
      photoId: 'Bilde',
      signVideoId: 'Video på tegnspråk',
    },
    hint: {
      title: 'Overskriften på kioskens informasjonsside.',
      footerTitle: 'Linjen nederst på siden.',
      signVideo: 'Stasjonene får en knapp for den ved siden av større tekst og høy kontrast. Den spilles uten lyd.',
    },
    noVideo: 'Ingen film',
    reader: 'Du kan se informasjonssiden, men ikke endre den.',
  },
} satisfies Messages<typeof en>
