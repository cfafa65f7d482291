import { plural } from '../../../i18n/i18n'

export type Two = { first: string; second: string }

export type Many = { first: string; count: number }

export const en = {
  editing: {
    one: ({ name }: { name: string }) => `${name} is editing this now`,
    two: ({ first, second }: Two) => `${first} and ${second} are editing this now`,
    many: ({ first, count }: Many) =>
      `${first} and ${count} ${plural('en', count, { one: 'other', other: 'others' })} are editing this now`,
  },
}
