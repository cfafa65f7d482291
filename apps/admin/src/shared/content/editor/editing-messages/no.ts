import { type Messages, plural } from '../../../i18n/i18n'
import type { en, Many, Two } from './en'

export const no = {
  editing: {
    one: ({ name }: { name: string }) => `${name} redigerer dette nå`,
    two: ({ first, second }: Two) => `${first} og ${second} redigerer dette nå`,
    many: ({ first, count }: Many) =>
      `${first} og ${count} ${plural('no', count, { one: 'annen', other: 'andre' })} redigerer dette nå`,
  },
} satisfies Messages<typeof en>
