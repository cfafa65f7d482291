export const en = {
  passwordPrompt: {
    title: 'Confirm it’s you',
    text: 'Enter your password to confirm this. You won’t be asked again for 10 minutes.',
    password: 'Password',
    confirm: 'Confirm',
    cancel: 'Cancel',
    wrong: 'The password is incorrect.',
  },
}
