import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const is = {
  revert: {
    title: 'Endurheimta það sem er á skjáunum?',
    action: 'Endurheimta',
    draft: ({ name }) => `Drögin verða aftur eins og á skjáunum: ${name}`,
    trash: ({ name }) => `Færslan kemur úr ruslinu og verður eins og á skjáunum: ${name}`,
    done: ({ name }) => `Aftur eins og á skjáunum: ${name}`,
    conflict: ({ name }) => `Einhver annar var að breyta færslunni. Skoðaðu breytingarnar og reyndu svo aftur: ${name}`,
  },
} satisfies Messages<typeof en>
