import { demoPassword } from '@kiosk-admin/api-client/demo'
import { expect, screen, userEvent, within } from 'storybook/test'

/** Confirms the erasure of a user in the open dialog: types the name, and then the password. */
export async function confirmErasure(name: string) {
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.type(question.getByRole('textbox'), `${name}{Enter}`)
  const prompt = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }))
  await userEvent.type(prompt.getByLabelText('Password'), `${demoPassword}{Enter}`)
  await expect(await screen.findByText(`“${name}” was erased.`)).toBeVisible()
}
