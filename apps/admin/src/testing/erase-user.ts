import { expect, screen, userEvent, within } from 'storybook/test'
import { confirmPassword } from './confirm-password'

/** Confirms the erasure of a user in the open dialog: types the name, and then the password. */
export async function confirmErasure(name: string) {
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.type(question.getByRole('textbox'), `${name}{Enter}`)
  await confirmPassword()
  await expect(await screen.findByText(`“${name}” was erased.`)).toBeVisible()
}
