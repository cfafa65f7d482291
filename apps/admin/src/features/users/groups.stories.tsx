import { type Area, peopleTypes } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { outage, silent } from '../../testing/story-fetch'

const meta = { title: 'Admin/User groups', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/user/usergroup'
const row = (name: string) => screen.findByRole('row', { name })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const open = async (name: string) => {
  await userEvent.click(await screen.findByRole('rowheader', { name }))
  return dialog(name)
}

async function more(name: string, action: string) {
  await userEvent.click(await screen.findByRole('button', { name: `More actions for ${name}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

async function createUser(form: Awaited<ReturnType<typeof dialog>>, username: string) {
  await userEvent.type(form.getByLabelText(/^Username/), username)
  await userEvent.type(form.getByLabelText(/^Email/), `${username}@mall.example`)
  await userEvent.type(form.getByLabelText(/^Password/), 'a longer password')
  await userEvent.type(form.getByLabelText(/^Confirm password/), 'a longer password')
  await userEvent.click(form.getByRole('button', { name: 'Create user' }))
}

async function confirmDelete() {
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete?' }))
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  return question
}

/** A colleague renames a group. */
async function rename(app: TestApp, from: string, name: string) {
  const { client } = await app.signIn('admin')
  const found = (await client.call(peopleTypes.userGroup.calls.list)).find((group) => group.name === from)
  if (!found) throw new Error(`The demo has no group ${from}`)
  await client.call(peopleTypes.userGroup.calls.fields, { body: { ids: [found.id], set: { name } } })
}

/** Lets a user of a lesser group write groups. */
async function grantGroupWrite(app: TestApp) {
  const { client } = await app.signIn('admin')
  const areas = (['UserGroup', 'User', 'Offer', 'Event'] as Area[]).map((area) => ({ area, read: true, write: true }))
  const group = await client.call(peopleTypes.userGroup.calls.create, { body: { name: 'Team leads', areas } })
  const editor = (await client.call(peopleTypes.user.calls.list, {})).find(({ username }) => username === 'editor')
  if (!editor) throw new Error('The demo has no editor')
  await client.call(peopleTypes.user.calls.fields, { body: { ids: [editor.id], set: { groupId: group.id } } })
}

export const List: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', '!autodocs'],
  play: async () => {
    await row('Marketing')
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('User groups 6')
    await expect(await screen.findByText('Can read and write everything')).toBeVisible()
    await expect(await within(await row('Marketing')).findByText('3 users')).toBeVisible()
  },
}

export const OfOneMall: Story = {
  ...adminStory({ path }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'New user group' }))
    const form = await dialog('New user group')
    await userEvent.type(await form.findByLabelText(/^Group name/), 'North guards')
    const mall = form.getByLabelText(/^Applies in/)
    await expect(mall).toHaveDisplayValue('All malls')
    await userEvent.selectOptions(mall, 'Tindetorget')
    await userEvent.click(form.getByRole('button', { name: 'Create group' }))
    await screen.findByText('Created')
    const stored = await open('North guards')
    const kept = await stored.findByLabelText(/^Applies in/)
    await expect(kept).toHaveAttribute('readonly')
    await expect(kept).toHaveValue('Tindetorget')
    await userEvent.click(stored.getByRole('button', { name: 'Cancel' }))

    // its users have it in its mall, although another mall is open
    await more('North guards', 'New user in group')
    const person = await dialog('New user in group')
    const group = await person.findByLabelText('Tindetorget')
    await waitFor(() => expect(group).toHaveValue('North guards'))
    await expect(group).toHaveAttribute('readonly')
    await createUser(person, 'nora.lie')
    await expect(await within(await row('North guards')).findByText('1 user')).toBeVisible()
  },
}

/** A link to a group that is gone makes a user without one. */
export const InGroupThatIsGone: Story = {
  ...adminStory({ path: `${path}?dialog=newUserInGroup&id=00000000-0000-7000-8000-000000000000` }),
  play: async () => {
    const form = await dialog('New user')
    await userEvent.type(await form.findByLabelText(/^Username/), 'nora.lie')
    await userEvent.type(form.getByLabelText(/^Email/), 'nora.lie@tindetorget.example')
    await userEvent.click(form.getByRole('button', { name: 'Create user' }))
    await expect((await form.findAllByText('Field is required')).length).toBeGreaterThan(0)
    await expect(form.getByLabelText(/^Group/)).toBeEnabled()
  },
}

export const Loading: Story = {
  ...adminStory({ path, wrap: (fetch) => silent(fetch, 'GET /UserGroup') }),
  play: async () => {
    await expect(await screen.findByText('Loading')).toBeInTheDocument()
  },
}

const down = outage({ 'GET /UserGroup': 503 })

export const FailedAndTriedAgain: Story = {
  ...adminStory({
    path,
    wrap: down.wrap,
  }),
  play: async () => {
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent('Couldn’t load the list')
    down.end()
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    await row('Marketing')
  },
}

export const Edit: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    const form = await open('Marketing')
    await expect(await form.findByLabelText('Group ID')).toHaveAttribute('readonly')
    await expect(form.getByRole('checkbox', { name: 'Offers Write' })).toBeChecked()
    await userEvent.click(form.getByRole('checkbox', { name: 'Parking Write' }))
    await expect(form.getByRole('checkbox', { name: 'Parking Read' })).toBeChecked()
    await expect(form.getByText('Can now write')).toBeVisible()
    await expect(form.getAllByText(/includes read/)).toHaveLength(1)
  },
}

export const Icelandic: Story = {
  ...adminStory({ path, code: 'is' }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    const form = await open('Marketing')
    await expect(await form.findByText('Aðgangssvið')).toBeVisible()
  },
}

export const MakeOneAndGiveIt: Story = {
  ...adminStory({ path }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'New user group' }))
    const form = await dialog('New user group')
    const create = await form.findByRole('button', { name: 'Create group' })
    await userEvent.click(create)
    await expect((await form.findAllByText('Field is required')).length).toBeGreaterThan(0)
    await userEvent.type(form.getByLabelText(/^Group name/), 'Parking guards')
    await userEvent.click(form.getByRole('checkbox', { name: 'Parking Write' }))
    await userEvent.click(create)
    await screen.findByText('Created')
    await expect(within(await row('Parking guards')).getByText('Can write: Parking')).toBeVisible()
    await more('Parking guards', 'New user in group')
    const person = await dialog('New user in group')
    await waitFor(() => expect(person.getByLabelText(/^Group/)).toHaveValue('Parking guards'))
    await createUser(person, 'pia.lund')
    await expect(await within(await row('Parking guards')).findByText('1 user')).toBeVisible()
    await more('Parking guards', 'Delete')
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete?' }))
    await expect(await question.findByRole('link', { name: 'pia.lund' })).toBeVisible()
    await expect(question.getByRole('button', { name: 'Delete' })).toBeDisabled()
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  },
}

export const CopyDeleteAndUndo: Story = {
  ...adminStory({ path }),
  play: async () => {
    await more('Guests', 'Copy')
    const question = within(await screen.findByRole('alertdialog', { name: 'Make a copy?' }))
    await expect(question.getByLabelText('Name of the copy')).toHaveValue('Guests (copy)')
    await userEvent.click(question.getByRole('button', { name: 'Copy' }))
    await expect(await screen.findByText('Copied')).toBeVisible()
    await row('Guests (copy)')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Guests (copy)' }))
    const bar = within(screen.getByRole('group', { name: '1 selected' }))
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }))
    await confirmDelete()
    await screen.findByText('Deleted')
    await waitFor(() => expect(screen.queryByRole('row', { name: 'Guests (copy)' })).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await row('Guests (copy)')
  },
}

export const Conflict: Story = {
  ...adminStory({ path }),
  play: async ({ loaded: { app } }) => {
    const form = await open('Guests')
    const name = await form.findByLabelText(/^Group name/)
    await userEvent.type(name, ' of mine')
    await rename(app as TestApp, 'Guests', 'Guests of theirs')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText('Guests of theirs')).toBeVisible()
    await userEvent.click(question.getByRole('radio', { name: /Guests of mine/ }))
    await userEvent.click(question.getByRole('button', { name: 'Save choices' }))
    await screen.findByText('Updated')
    await row('Guests of mine')
  },
}

/** The last users with permission to write users, groups and malls cannot lose it. */
export const NobodyLeft: Story = {
  ...adminStory({ path }),
  play: async () => {
    const form = await open('Administrators')
    await userEvent.click(await form.findByRole('checkbox', { name: 'Users Write' }))
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    const message = 'Invalid value. At least one user must be able to edit users, groups and malls.'
    await expect((await form.findAllByText(message)).length).toBeGreaterThan(0)
  },
}

/** Permissions that the user lacks are locked, and so are groups that have them. */
export const RightsNotHeld: Story = {
  ...adminStory({ path, user: 'editor', before: grantGroupWrite }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    const more = await open('Administrators')
    await expect(await more.findByText('This group has more rights than you, so you can’t change it.')).toBeVisible()
    await userEvent.click(more.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const form = await open('Team leads')
    await expect(await form.findByText(/^You can’t grant rights/)).toBeVisible()
    await expect(form.getByRole('checkbox', { name: 'Parking Write' })).toHaveAttribute('aria-readonly', 'true')
    await expect(form.getByRole('checkbox', { name: 'Offers Write' })).not.toHaveAttribute('aria-readonly', 'true')
  },
}

export const Reader: Story = {
  ...adminStory({ path, user: 'reader' }),
  play: async () => {
    const form = await open('Marketing')
    await expect(await form.findByText('You can view user groups but not change them.')).toBeVisible()
    await expect(form.getByRole('checkbox', { name: 'Offers Write' })).toHaveAttribute('aria-readonly', 'true')
    await expect(form.queryByRole('button', { name: 'Save' })).toBeNull()
    await userEvent.click(form.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(screen.queryByRole('button', { name: 'New user group' })).toBeNull()
  },
}
