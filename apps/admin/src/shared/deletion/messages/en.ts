import { plural } from '../../i18n/i18n'

export const en = {
  deletion: {
    inUse: 'It can’t be deleted while these use it. Change or delete them first.',
    hiddenUses: ({ count }: { count: number }) =>
      `It’s used in ${count} ${plural('en', count, { one: 'place', other: 'places' })} you don’t have access to. Ask a colleague who does to remove it there.`,
  },
}
