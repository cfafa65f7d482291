import { defineMessages, type Messages, plural } from '../i18n'

type Two = { first: string; second: string }
type Many = { first: string; count: number }

const en = {
  editing: {
    one: ({ name }: { name: string }) => `${name} is editing this now`,
    two: ({ first, second }: Two) => `${first} and ${second} are editing this now`,
    many: ({ first, count }: Many) =>
      `${first} and ${count} ${plural('en', count, { one: 'other', other: 'others' })} are editing this now`,
  },
}

const se = {
  editing: {
    one: ({ name }: { name: string }) => `${name} redigerar det här just nu`,
    two: ({ first, second }: Two) => `${first} och ${second} redigerar det här just nu`,
    many: ({ first, count }: Many) => `${first} och ${count} andra redigerar det här just nu`,
  },
} satisfies Messages<typeof en>

const no = {
  editing: {
    one: ({ name }: { name: string }) => `${name} redigerer dette nå`,
    two: ({ first, second }: Two) => `${first} og ${second} redigerer dette nå`,
    many: ({ first, count }: Many) => `${first} og ${count} andre redigerer dette nå`,
  },
} satisfies Messages<typeof en>

const is = {
  editing: {
    one: ({ name }: { name: string }) => `${name} er að breyta þessu núna`,
    two: ({ first, second }: Two) => `${first} og ${second} eru að breyta þessu núna`,
    many: ({ first, count }: Many) =>
      `${first} og ${count} ${plural('is', count, { one: 'annar', other: 'aðrir' })} eru að breyta þessu núna`,
  },
} satisfies Messages<typeof en>

export const editingMessages = defineMessages({ en, se, no, is })
