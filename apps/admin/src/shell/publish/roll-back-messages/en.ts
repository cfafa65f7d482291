import { plural } from '../../../shared/i18n/i18n'

export const en = {
  rollBack: {
    why: 'You need permission to edit malls to roll back.',
    text: ({ number }: { number: number }) => `The kiosks will show what No. ${number} showed. Drafts aren’t changed.`,
    action: ({ number }: { number: number }) => `Roll back to No. ${number}`,
    done: ({ now, earlier }: { now: number; earlier: number }) => `No. ${now} is No. ${earlier} again`,
    willChange: ({ count }: { count: number }) =>
      count === 0
        ? 'Nothing changes on the kiosks.'
        : `${count} ${plural('en', count, { one: 'change', other: 'changes' })} on the kiosks:`,
    retry: 'Try again',
  },
}
