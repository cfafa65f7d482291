import { type Messages, plural } from '../../i18n/i18n'
import type { en } from './en'

export const no = {
  deletion: {
    inUse: 'Sletting er ikke mulig så lenge det brukes her. Endre eller slett dette først.',
    hiddenUses: ({ count }) =>
      `Brukes på ${count} ${plural('no', count, { one: 'sted', other: 'steder' })} du ikke har tilgang til. Be en kollega som har tilgang, om å fjerne det derfra.`,
  },
} satisfies Messages<typeof en>
