import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  publish: {
    name: 'Birta',
    preview: {
      name: 'Forskoða',
      open: 'Opna í nýjum flipa',
      copy: 'Afrita slóðina',
      copied: 'Slóð skjásins var afrituð. Opnaðu hana í huliðsham til að prófa rétt.',
      failed: 'Ekki tókst að búa til forskoðun. Athugaðu nettenginguna og reyndu aftur.',
    },
    why: {
      publish: 'Hópurinn þinn má ekki breyta neinu sem er birt.',
      preview: 'Hópurinn þinn má ekki sjá neitt sem er birt.',
      rollBack: 'Til að fara aftur í fyrri birtingu þarf rétt til að breyta verslunarmiðstöðvum.',
    },
    rollBack: ({ number }) => `Skjáirnir sýna það sem nr. ${number} sýndi. Drögin breytast ekki.`,
    rollBackAction: ({ number }) => `Fara aftur í nr. ${number}`,
    rolledBack: ({ now, earlier }) => `Nr. ${now} er aftur nr. ${earlier}`,
    willChange: ({ count }) =>
      count === 0
        ? 'Ekkert breytist á skjáunum.'
        : `${count} ${plural('is', count, { one: 'breyting', other: 'breytingar' })} á skjáunum:`,
    retry: 'Reyna aftur',
  },
} satisfies Messages<typeof en>
