import { plural } from '../../internal/plural'

export const en = {
  title: (number: number) => `Publish No. ${number}`,
  close: 'Close',
  number: (number: number) => `No. ${number}`,
  changes: 'Changes',
  changesSince: (count: number, number: number) =>
    `${count} ${plural('en', { one: 'change', other: 'changes' })(count)} ${number > 0 ? `since No. ${number}` : 'to publish'}`,
  nothing: 'Nothing to publish',
  nothingHelp: 'Everything that is saved is on the kiosks.',
  nothingActive: 'Everything active is on the kiosks.',
  keptBack: (count: number) =>
    `${count} inactive ${plural('en', { one: 'record is', other: 'records are' })(count)} kept back`,
  hidden: (count: number) =>
    `${count} ${plural('en', { one: 'change', other: 'changes' })(count)} in areas you can’t see`,
  kinds: { added: 'Added', changed: 'Changed', removed: 'Removed' },
  earlier: 'Before',
  later: 'After',
  revert: 'Restore what’s on the kiosks',
  revertOf: (name: string) => `Restore what’s on the kiosks: ${name}`,
  showMore: (count: number) => `Show ${count} more`,
  loading: 'Loading',
  changesFailed: 'Couldn’t load the changes. Check your connection and try again.',
  retry: 'Try again',
  delivery: (number: number) => `Delivery of No. ${number}`,
  delivered: (shown: number, total: number) => `${shown} of ${total}`,
  stops: {
    online: (number: number, several: boolean) => `${several ? 'show' : 'shows'} No. ${number}`,
    behind: 'sent, not shown yet',
    restarting: 'restarting',
    offline: 'offline, updates when reconnected',
  },
  sendAgain: 'Send again',
  before: 'Previous',
  nothingBefore: 'Nothing has been published yet.',
  onTheKiosks: 'On the kiosks',
  again: (number: number) => `No. ${number} again`,
  rollBack: 'Roll back',
  rollBackTo: (number: number) => `Roll back to No. ${number}`,
  note: 'Note',
  notePlaceholder: 'Note for your colleagues (optional)',
  publishTo: (count: number) => `Publish to ${count} ${plural('en', { one: 'station', other: 'stations' })(count)}`,
  publish: 'Publish',
  publishing: (count: number) => `Sending to ${count}`,
  failed: 'Couldn’t publish the changes. Check your connection and try again.',
  seen: { now: 'Connected just now', at: (ago: string) => `Last connected ${ago}` },
}

export type PublishLabels = typeof en
