import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  palette: {
    recent: 'Síðast breytt',
    go: 'Fara á',
    make: 'Nýtt',
    do: 'Aðgerðir',
    look: 'Útlit og tungumál',
    malls: 'Aðrar verslunarmiðstöðvar',
    inText: 'í textanum',
    inactive: 'Óvirkt',
    publish: 'Birta',
    profile: 'Mín síða',
    shortcuts: 'Flýtilyklar',
    signOut: 'Skrá út',
    words: {
      go: 'síða skjár',
      new: 'stofna bæta við',
      publish: 'skjáir stöðvar',
      signOut: 'hætta',
      theme: 'litir þema',
      language: 'tungumál',
      mall: 'verslunarmiðstöð skipta',
    },
  },
} satisfies Messages<typeof en>
