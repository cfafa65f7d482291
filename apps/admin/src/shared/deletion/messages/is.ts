import { type Messages, plural } from '../../i18n/i18n'
import type { en } from './en'

export const is = {
  deletion: {
    inUse: 'Ekki er hægt að eyða á meðan þetta er í notkun hér. Breyttu því eða eyddu því fyrst.',
    hiddenUses: ({ count }) =>
      `Í notkun á ${count} ${plural('is', count, { one: 'stað', other: 'stöðum' })} sem þú hefur ekki aðgang að. Biddu samstarfsmann með aðgang um að fjarlægja færsluna þar.`,
  },
} satisfies Messages<typeof en>
