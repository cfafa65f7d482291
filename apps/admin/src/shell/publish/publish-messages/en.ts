import { plural } from '../../../shared/i18n/i18n'

export const en = {
  publish: {
    name: 'Publish',
    preview: {
      name: 'Preview',
      open: 'Open in a new tab',
      copy: 'Copy the address',
      copied: 'Kiosk URL copied to clipboard. Please open it in incognito mode for correct testing.',
      failed: 'Couldn’t create the preview. Check your connection and try again.',
    },
    why: {
      publish: 'You don’t have permission to publish.',
      preview: 'You don’t have permission to preview.',
      rollBack: 'You need permission to edit malls to roll back.',
    },
    rollBack: ({ number }: { number: number }) =>
      `The kiosks will show what No. ${number} showed. Drafts aren’t changed.`,
    rollBackAction: ({ number }: { number: number }) => `Roll back to No. ${number}`,
    rolledBack: ({ now, earlier }: { now: number; earlier: number }) => `No. ${now} is No. ${earlier} again`,
    willChange: ({ count }: { count: number }) =>
      count === 0
        ? 'Nothing changes on the kiosks.'
        : `${count} ${plural('en', count, { one: 'change', other: 'changes' })} on the kiosks:`,
    retry: 'Try again',
  },
}
