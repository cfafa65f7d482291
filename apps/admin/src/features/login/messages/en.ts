import { plural } from '../../../shared/i18n/i18n'

export const en = {
  login: {
    title: 'Sign in',
    help: 'Choose your mall, then sign in.',
    mall: 'Mall',
    loading: 'Loading…',
    language: 'Language',
    username: 'Username',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    password: 'Password',
    submit: 'Sign In',
    forgot: 'Forgot your password?',
    forgotten: 'Forgot your password? Ask an administrator at your mall.',
    otherMall: ({ mall }: { mall: string }) => `You have no access to the mall you chose. Signed in to: ${mall}`,
    wrong: 'Username or password is incorrect',
    tooMany: ({ seconds }: { seconds: number }) =>
      `Too many attempts. Wait ${seconds} ${plural('en', seconds, { one: 'second', other: 'seconds' })}, then try again.`,
    failed: 'Couldn’t reach the server. Check your connection and try again.',
    noMalls: 'Couldn’t load the malls.',
    retry: 'Try again',
    required: 'Field is required',
    ended: 'Your session has ended. Sign in to continue where you left off.',
    sign: {
      kiosks: 'Kiosks',
      shops: 'Shops',
      restaurants: 'Restaurants & cafés',
      parking: 'Parking',
      information: 'Information',
    },
    line: 'Everything on your kiosks, in one place.',
  },
}
