import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  previewStation: { as: 'Eins og stöð sýnir það', partial: 'Sýnir aðeins það sem þú hefur aðgang að' },
} satisfies Messages<typeof en>
