import { type Messages, plural } from '../../i18n/i18n'
import type { en } from './en'

export const se = {
  deletion: {
    inUse: 'Borttagning är inte möjlig så länge det används här. Ändra eller ta bort det här först.',
    hiddenUses: ({ count }) =>
      `Används på ${count} ${plural('se', count, { one: 'ställe', other: 'ställen' })} som du inte har åtkomst till. Be en kollega som har åtkomst att ta bort det därifrån.`,
  },
} satisfies Messages<typeof en>
