import { type Messages, plural } from '../../../i18n/i18n'
import type { en, Many, Two } from './en'

export const is = {
  editing: {
    one: ({ name }: { name: string }) => `${name} er að breyta þessu núna`,
    two: ({ first, second }: Two) => `${first} og ${second} eru að breyta þessu núna`,
    many: ({ first, count }: Many) =>
      `${first} og ${count} ${plural('is', count, { one: 'annar', other: 'aðrir' })} eru að breyta þessu núna`,
  },
} satisfies Messages<typeof en>
