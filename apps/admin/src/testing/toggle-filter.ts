import { expect, screen, userEvent, waitFor } from 'storybook/test'

type Name = string | RegExp

/** Selects an option of a filter above a list, or deselects it, and closes the menu. */
export async function toggleFilter(filter: Name, option: Name) {
  await userEvent.click(await screen.findByRole('button', { name: filter }))
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: option }))
  await userEvent.keyboard('{Escape}')
  // while the menu is open, the page behind it has no roles
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}
