import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  previewItem: {
    open: 'Opna í nýjum flipa',
    copy: 'Afrita slóðina',
    copied: 'Slóð skjásins var afrituð. Opnaðu hana í huliðsham til að prófa rétt.',
    notCopied: 'Ekki tókst að afrita slóðina. Reyndu aftur.',
  },
  previewStation: { as: 'Eins og stöð sýnir það', partial: 'Sýnir aðeins það sem þú hefur aðgang að' },
} satisfies Messages<typeof en>
