import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  infoPage: {
    title: 'Upplýsingasíða',
    loading: 'Sæki upplýsingasíðuna',
    notLoaded: 'Ekki tókst að sækja upplýsingasíðuna',
    print: 'Prenta opnunartíma',
    fields: {
      title: 'Titill',
      footerTitle: 'Síðufótur',
      openingHours: 'Opnunartími',
      photoId: 'Mynd',
      signVideoId: 'Myndband á táknmáli',
    },
    hint: {
      title: 'Fyrirsögn upplýsingasíðunnar á skjánum.',
      footerTitle: 'Línan neðst á síðunni.',
      signVideo: 'Stöðvarnar fá hnapp fyrir það við hlið stærri texta og mikilla birtuskila. Það er spilað án hljóðs.',
    },
    noVideo: 'Ekkert myndband',
    reader: 'Þú getur skoðað upplýsingasíðuna en ekki breytt henni.',
  },
} satisfies Messages<typeof en>
