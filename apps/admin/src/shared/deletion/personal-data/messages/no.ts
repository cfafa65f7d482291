import type { Messages } from '../../../i18n/i18n'
import type { en } from './en'

export const no = {
  personalData: {
    download: 'Last ned personopplysninger',
    erase: 'Slett permanent',
    eraseText: ({ name }) =>
      `«${name}» logges ut og slettes med en gang. I innhold og historikk står det «Tidligere bruker» i stedet. Dette kan ikke angres. Eldre sikkerhetskopier inneholder fortsatt navnet.`,
    erased: ({ name }) => `«${name}» er slettet permanent.`,
  },
} satisfies Messages<typeof en>
