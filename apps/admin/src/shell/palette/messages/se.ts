import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  palette: {
    recent: 'Senast redigerade',
    go: 'Gå till',
    make: 'Nytt',
    do: 'Åtgärder',
    look: 'Tema och språk',
    malls: 'Andra köpcentrum',
    inText: 'i texten',
    inactive: 'Inaktiv',
    publish: 'Publicera',
    profile: 'Din profil',
    shortcuts: 'Kortkommandon',
    signOut: 'Logga ut',
    words: {
      go: 'skärm sida',
      new: 'skapa lägg till',
      publish: 'kiosker stationer',
      signOut: 'lämna avsluta',
      theme: 'färger utseende',
      language: 'språk',
      mall: 'köpcentrum byt',
    },
  },
} satisfies Messages<typeof en>
