import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  previewItem: {
    open: 'Opna í nýjum flipa',
    copy: 'Afrita slóðina',
    copied: 'Slóð skjásins var afrituð. Opnaðu hana í huliðsham til að prófa rétt.',
    failed: 'Ekki tókst að búa til forskoðun. Athugaðu nettenginguna og reyndu aftur.',
  },
  previewStation: { as: 'Eins og stöð sýnir það', partial: 'Sýnir aðeins það sem þú hefur aðgang að' },
} satisfies Messages<typeof en>
