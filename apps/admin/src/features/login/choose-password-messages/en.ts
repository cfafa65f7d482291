export const en = {
  choosePassword: {
    title: 'Choose a password',
    help: 'At least 10 characters. You’ll use it to sign in.',
    fields: { password: 'Password', confirm: 'Confirm password' },
    submit: 'Save password',
    saved: ({ username }: { username: string }) => `Password saved. Sign in as ${username}.`,
    signIn: 'Sign in',
    incomplete: 'This link is incomplete. Open the full link you received.',
    ended: 'Ask a colleague who manages users for a new link.',
    again: 'Send me a new link',
    foot: 'The link works once, and only for a limited time.',
  },
}
