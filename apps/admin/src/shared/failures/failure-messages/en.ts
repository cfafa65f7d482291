import { plural } from '../../i18n/i18n'

export const en = {
  failures: {
    any: 'Something goes wrong',
    network: 'Couldn’t reach the server. Check your connection and try again.',
    asOf: ({ at }: { at: string }) => `As of ${at}`,
    notFound: 'It no longer exists. Someone else may have deleted it.',
    inUse: ({ where }: { where: string }) => `It’s used by ${where}. Remove it there first.`,
    andMore: ({ where, count }: { where: string; count: number }) =>
      `${where} and ${count} ${plural('en', count, { one: 'other', other: 'others' })}`,
    rateLimited: 'Too many attempts. Wait a moment, then try again.',
    tooLarge: 'This is too much at once. Shorten it or do it in smaller parts.',
    unavailable: 'The server can’t do this right now. Wait a moment, then try again.',
  },
}
