import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  rollBack: {
    why: 'Til að fara aftur í fyrri birtingu þarf rétt til að breyta verslunarmiðstöðvum.',
    text: ({ number }) => `Skjáirnir sýna það sem nr. ${number} sýndi. Drögin breytast ekki.`,
    action: ({ number }) => `Fara aftur í nr. ${number}`,
    done: ({ now, earlier }) => `Nr. ${now} er aftur nr. ${earlier}`,
    willChange: ({ count }) =>
      count === 0
        ? 'Ekkert breytist á skjáunum.'
        : `${count} ${plural('is', count, { one: 'breyting', other: 'breytingar' })} á skjáunum:`,
    retry: 'Reyna aftur',
  },
} satisfies Messages<typeof en>
