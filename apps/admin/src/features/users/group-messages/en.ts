import { plural } from '../../../shared/i18n/i18n'

export const en = {
  groups: {
    title: 'User groups',
    new: 'New user group',
    create: 'Create group',
    count: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'group', other: 'groups' })}`,
    empty: { title: 'No user groups yet', text: 'A group defines what its users can view and edit.' },
    columns: { users: 'Users', access: 'Access', mall: 'Applies in' },
    access: {
      all: 'Can read and write everything',
      none: 'No access',
      readsAll: 'Can read everything, write nothing',
      readsEverything: 'Can read everything',
      reads: ({ areas }: { areas: string }) => `Can read: ${areas}`,
      writes: ({ areas }: { areas: string }) => `Can write: ${areas}`,
      more: ({ names, count }: { names: string; count: number }) => `${names} and ${count} more`,
    },
    fields: { name: 'Group name', id: 'Group ID', areas: 'Access areas', mallId: 'Applies in' },
    copyId: 'Copy group ID',
    idCopied: 'Group ID copied to clipboard',
    notCopied: 'Couldn’t copy the group ID. Select it and copy it yourself.',
    hint: 'Write access includes read access. Changes apply to the group’s users as soon as you save.',
    reader: 'You can view user groups but not change them.',
    more: 'This group has more rights than you, so you can’t change it.',
    allMalls: 'All malls',
    mallHint: 'Can’t be changed later.',
    notYours: 'You can’t grant rights that you don’t have yourself.',
    showUsers: 'Show users',
    deleteText: ({ name }: { name: string }) => `“${name}” will be moved to the trash. You can restore it for 30 days.`,
    deleteMany: ({ what }: { what: string }) => `${what} will be moved to the trash and can be restored for 30 days.`,
  },
}
