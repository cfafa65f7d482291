import { plural } from '../../../shared/i18n/i18n'

export const en = {
  users: {
    title: 'Users',
    new: 'New user',
    newInGroup: 'New user in group',
    create: 'Create user',
    count: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'user', other: 'users' })}`,
    empty: { title: 'No users yet', text: 'Add everyone who should be able to sign in.' },
    emptyGroup: {
      title: 'No users in this group',
      text: 'Users you add to this group get its rights.',
    },
    name: 'Name',
    group: 'Group',
    you: 'you',
    fields: {
      username: 'Username',
      email: 'Email',
      password: 'Password',
      newPassword: 'New password',
      confirm: 'Confirm password',
      groupId: 'Group',
      mallIds: 'Malls',
      mallGroups: 'Groups in malls',
      status: 'Active',
    },
    status: { Active: 'Active', InActive: 'InActive' },
    link: {
      action: 'Password link',
      title: ({ username }: { username: string }) => `Password link for ${username}`,
      text: ({ until }: { until: string }) =>
        `Share this link with your colleague so they can choose a password. It works once, until ${until}, and won’t be shown again.`,
      inactive: 'This user is inactive and can’t sign in, even with a new password. Activate the user first.',
      label: 'Link',
      done: 'Done',
    },
    groupAbove: 'The group above',
    noGroup: 'None',
    chooseGroup: 'Choose a group',
    hint: {
      group: 'Applies in all of the user’s malls, except those with a group of their own.',
      username: 'Letters, digits and . _ -',
      keep: 'Leave empty to keep the current password. A new password signs the user out everywhere.',
      link: 'Leave both empty to get a link your colleague can use to choose a password.',
      active: 'Only active users can sign in.',
    },
    reader: 'You can view users but not change them.',
    more: 'This user has more rights than you, or works at malls you don’t have access to, so you can’t change them.',
    own: {
      group: 'You can’t change your own group.',
      status: 'You can’t change your own status.',
      delete: 'You can’t delete your own account.',
      password: 'Change your own password in your profile.',
      profile: 'Open your profile',
    },
    groupMore: ({ group }: { group: string }) => `${group} (has more rights than you)`,
    signedIn: ({ at }: { at: string }) => `Last signed in ${at}`,
    neverSignedIn: 'Never signed in',
    copied: ({ name }: { name: string }) => `${name} is inactive and has no password yet.`,
    deleteText: ({ name }: { name: string }) =>
      `“${name}” will be signed out immediately and moved to the trash. You can restore this user for 30 days.`,
    deleteMany: ({ what }: { what: string }) =>
      `${what} will be signed out immediately and moved to the trash. Deleted users can be restored for 30 days.`,
  },
}
