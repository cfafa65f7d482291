import { type Messages, plural } from '../../../i18n/i18n'
import type { en, Many, Two } from './en'

export const se = {
  editing: {
    one: ({ name }: { name: string }) => `${name} redigerar det här just nu`,
    two: ({ first, second }: Two) => `${first} och ${second} redigerar det här just nu`,
    many: ({ first, count }: Many) =>
      `${first} och ${count} ${plural('se', count, { one: 'annan', other: 'andra' })} redigerar det här just nu`,
  },
} satisfies Messages<typeof en>
