export const en = {
  forgotPassword: {
    title: 'Forgot your password?',
    help: 'We’ll email you a link to choose a new one.',
    account: 'Username or email',
    submit: 'Send link',
    sent: ({ account }: { account: string }) =>
      `If ${account} has an account here, a link is on its way to its email address. It works for one hour.`,
    back: 'Back to sign in',
    foot: 'No email? Check your spam folder, or ask an administrator at your mall.',
    required: 'Field is required',
  },
}
