export const en = {
  setUp: {
    title: 'Set up Kiosk Admin',
    help: 'Nobody can manage this installation yet. Create the first administrator and mall.',
    fields: {
      mallName: 'Name of the mall',
      username: 'Username',
      email: 'Email',
      password: 'Password',
      confirm: 'Confirm password',
    },
    hint: 'Letters, digits and . _ -',
    submit: 'Create administrator and mall',
    signIn: 'Sign in',
    notWhole: 'This link is incomplete. Open the full link that the server printed when it started.',
    ended: 'If there’s already an administrator, sign in. If not, restart the server: it prints a new link.',
    made: 'Administrator and mall created. Sign in to continue.',
    foot: 'The link works once. It expires after a day, or when the server restarts.',
  },
}
