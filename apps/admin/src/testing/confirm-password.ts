import { demoPassword } from '@kiosk-admin/api-client/demo'
import { screen, userEvent, within } from 'storybook/test'

/** Enters the password in the dialog that asks for it. */
export async function confirmPassword() {
  const prompt = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }))
  await userEvent.type(prompt.getByLabelText('Password'), `${demoPassword}{Enter}`)
}
