import { contentTypes, peopleTypes } from '@kiosk-admin/api-client'
import { demoPassword } from '@kiosk-admin/api-client/demo'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { savedBy } from '../../testing/saved-by'
import { failing, outage, silent } from '../../testing/story-fetch'

const meta = { title: 'Admin/Users', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/user/user'
const row = (name: string) => screen.findByRole('row', { name })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const open = async (name: string) => {
  await userEvent.click(await screen.findByRole('rowheader', { name: new RegExp(name) }))
  return dialog(name)
}

async function more(name: string, action: string) {
  await userEvent.click(await screen.findByRole('button', { name: `More actions for ${name}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

/** A colleague changes a user's e-mail address. */
async function changeAddress(app: TestApp, username: string, email: string) {
  const { client } = await app.signIn('admin')
  const found = (await client.call(peopleTypes.user.calls.list, {})).find((one) => one.username === username)
  if (!found) throw new Error(`The demo has no ${username}`)
  await client.call(peopleTypes.user.calls.fields, { body: { ids: [found.id], set: { email } } })
}

export const List: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', '!autodocs'],
  play: async () => {
    await row('admin')
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Users 9')
    await expect(await screen.findByText('you')).toBeVisible()
    await expect(await within(await row('editor')).findByText('Marketing')).toBeVisible()
  },
}

export const Icelandic: Story = {
  ...adminStory({ path, code: 'is' }),
  tags: ['picture', '!autodocs'],
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Notendur 9')
    // a person is masculine in Icelandic, other records are neuter
    await expect(await within(await row('admin')).findByText('Virkur')).toBeVisible()
  },
}

/** `/user/user/{groupId}` */
export const OfOneGroup: Story = {
  ...adminStory({ path: '/user/usergroup' }),
  play: async () => {
    await userEvent.click(await within(await row('Marketing')).findByRole('link', { name: '3 users' }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Marketing 3'))
    await row('amina.haddad')
    await expect(screen.queryByRole('row', { name: 'admin' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'New user in group' }))
    const form = await dialog('New user in group')
    await waitFor(() => expect(form.getByLabelText(/^Group/)).toHaveValue('Marketing'))
    await expect(form.getByLabelText(/^Group/)).toHaveAttribute('readonly')
  },
}

export const NoSuchGroup: Story = {
  ...adminStory({ path: '/user/user/0198f000-0000-7000-8000-000000000001' }),
  play: async () => {
    await expect(await screen.findByText('This record no longer exists')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'User groups' })).toHaveAttribute('href', '/user/usergroup')
  },
}

export const Loading: Story = {
  ...adminStory({ path, wrap: (fetch) => silent(fetch, 'GET /User') }),
  play: async () => {
    await expect(await within(await screen.findByRole('main')).findByRole('status', { name: 'Working' })).toBeVisible()
  },
}

const down = outage({ 'GET /User': 503 })

export const FailedAndTriedAgain: Story = {
  ...adminStory({
    path,
    wrap: down.wrap,
  }),
  play: async () => {
    const alert = await screen.findByRole('alert')
    down.end()
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    await row('admin')
  },
}

export const MakeOne: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'New user' }))
    const form = await dialog('New user')
    const create = await form.findByRole('button', { name: 'Create user' })
    await userEvent.click(create)
    await expect((await form.findAllByText('Field is required')).length).toBeGreaterThan(2)
    await userEvent.type(form.getByLabelText(/^Username/), 'EDITOR')
    await userEvent.type(form.getByLabelText(/^Email/), 'anna')
    await userEvent.type(form.getByLabelText(/^Password/), 'short')
    await userEvent.type(form.getByLabelText(/^Confirm password/), 'shorter')
    await userEvent.click(create)
    await expect((await form.findAllByText('Email is incorrect')).length).toBeGreaterThan(0)
    await expect((await form.findAllByText('Passwords not equal')).length).toBeGreaterThan(0)
    await expect((await form.findAllByText('Field must have at least 10 letters')).length).toBeGreaterThan(0)
    await userEvent.type(form.getByLabelText(/^Email/), '@strandgallerian.example')
    await userEvent.selectOptions(form.getByLabelText(/^Group/), 'Information desk')
    for (const label of [/^Password/, /^Confirm password/]) {
      await userEvent.clear(form.getByLabelText(label))
      await userEvent.type(form.getByLabelText(label), 'Password12')
    }
    await expect(await form.findByText('Weak password')).toBeVisible()
    await userEvent.click(create)
    await expect((await form.findAllByText(/It’s too easy to guess/)).length).toBeGreaterThan(0)
    for (const label of [/^Password/, /^Confirm password/]) {
      await userEvent.clear(form.getByLabelText(label))
      await userEvent.type(form.getByLabelText(label), 'a longer password')
    }
    await userEvent.click(create)
    await expect((await form.findAllByText('Invalid value. This username is taken.')).length).toBeGreaterThan(0)
  },
}

/** Both password fields stay empty: the new user gets a link. */
export const MadeWithLink: Story = {
  ...adminStory({ path: `${path}?dialog=userNew` }),
  play: async () => {
    const form = await dialog('New user')
    await userEvent.type(await form.findByLabelText(/^Username/), 'anna.berg')
    await userEvent.type(form.getByLabelText(/^Email/), 'anna.berg@strandgallerian.example')
    await within(form.getByLabelText(/^Group/)).findByRole('option', { name: 'Information desk' })
    await userEvent.selectOptions(form.getByLabelText(/^Group/), 'Information desk')
    await userEvent.click(form.getByRole('button', { name: 'Create user' }))
    const shown = await dialog('Password link for anna.berg')
    const { value } = shown.getByLabelText<HTMLInputElement>('Link')
    await expect(value).toMatch(/\/password#token=w_/)
    await userEvent.click(shown.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // a new link replaces a lost one
    await more('anna.berg', 'Password link')
    const again = await dialog('Password link for anna.berg')
    await expect(again.getByLabelText<HTMLInputElement>('Link').value).not.toBe(value)
    await userEvent.click(again.getByRole('button', { name: 'Done' }))
  },
}

export const MadeAndUndone: Story = {
  ...adminStory({ path: `${path}?dialog=userNew` }),
  play: async () => {
    const form = await dialog('New user')
    await userEvent.type(await form.findByLabelText(/^Username/), 'anna.berg')
    await userEvent.type(form.getByLabelText(/^Email/), 'anna.berg@strandgallerian.example')
    await userEvent.type(form.getByLabelText(/^Password/), 'a longer password')
    await userEvent.type(form.getByLabelText(/^Confirm password/), 'a longer password')
    await within(form.getByLabelText(/^Group/)).findByRole('option', { name: 'Information desk' })
    await userEvent.selectOptions(form.getByLabelText(/^Group/), 'Information desk')
    await userEvent.click(form.getByRole('button', { name: 'Create user' }))
    await screen.findByText('Created')
    await expect(within(await row('anna.berg')).getByText('Information desk')).toBeVisible()
    await more('anna.berg', 'Delete')
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete?' }))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await screen.findByText('Deleted')
    await waitFor(() => expect(screen.queryByRole('row', { name: 'anna.berg' })).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await row('anna.berg')
  },
}

export const Edit: Story = {
  ...adminStory({ path }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    const form = await open('editor')
    await waitFor(() => expect(form.getByLabelText(/^Group/)).toHaveDisplayValue('Marketing'))
    await expect(form.getByText(/Never signed in/)).toBeVisible()
    await expect(await form.findByRole('combobox', { name: 'Strandgallerian' })).toHaveDisplayValue('The group above')
  },
}

/** Another group in one mall applies there instead of the group for all malls. */
export const GroupInOneMall: Story = {
  ...adminStory({ path }),
  play: async () => {
    const form = await open('editor')
    const group = await form.findByRole('combobox', { name: 'Strandgallerian' })
    await within(group).findByRole('option', { name: 'Information desk' })
    await userEvent.selectOptions(group, 'Information desk')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByText('Updated')
    await expect(await within(await row('editor')).findByText('Marketing, Information desk')).toBeVisible()
  },
}

export const Oneself: Story = {
  ...adminStory({ path }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    const form = await open('admin')
    await expect(await form.findByText('You can’t change your own group.')).toBeVisible()
    await expect(form.getByText('You can’t change your own status.')).toBeVisible()
    await expect(form.getByRole('switch', { name: 'Active' })).toHaveAttribute('aria-readonly', 'true')
    await expect(form.getByRole('link', { name: 'Open your profile' })).toHaveAttribute('href', '/user/profile')
    await waitFor(() => expect(form.getByLabelText(/^Group/)).toHaveValue('Administrators'))
  },
}

export const OneselfRenamed: Story = {
  ...adminStory({ path }),
  play: async () => {
    const form = await open('admin')
    const name = await form.findByLabelText(/^Username/)
    await userEvent.clear(name)
    await userEvent.type(name, 'chief')
    const email = form.getByLabelText(/^Email/)
    await userEvent.clear(email)
    await userEvent.type(email, 'chief@strandgallerian.example')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    // what leads to one's own account
    const prompt = await dialog('Confirm it’s you')
    await userEvent.type(prompt.getByLabelText('Password'), `${demoPassword}{Enter}`)
    await screen.findByText('Updated')
    await expect(await screen.findByRole('link', { name: /chief/ })).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for chief' }))
    await expect(
      await screen.findByRole('menuitem', { name: /Delete You can’t delete your own account/ }),
    ).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
  },
}

export const Conflict: Story = {
  ...adminStory({ path }),
  play: async ({ loaded: { app } }) => {
    const form = await open('editor')
    const email = await form.findByLabelText(/^Email/)
    await userEvent.clear(email)
    await userEvent.type(email, 'mine@strandgallerian.example')
    await changeAddress(app as TestApp, 'editor', 'theirs@strandgallerian.example')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText('theirs@strandgallerian.example')).toBeVisible()
    await userEvent.click(question.getByRole('radio', { name: /mine@/ }))
    await userEvent.click(question.getByRole('button', { name: 'Save choices' }))
    await screen.findByText('Updated')
    await expect(await screen.findByText('mine@strandgallerian.example')).toBeVisible()
  },
}

export const PasswordAndStatus: Story = {
  ...adminStory({ path }),
  play: async () => {
    const form = await open('editor')
    await userEvent.type(await form.findByLabelText(/^New password/), 'a longer password')
    await userEvent.type(form.getByLabelText(/^Confirm password/), 'a longer password')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByText('Updated')
    await more('editor', 'Deactivate')
    await expect(await within(await row('editor')).findByText('InActive')).toBeVisible()
  },
}

export const Copy: Story = {
  ...adminStory({ path }),
  play: async () => {
    await more('editor', 'Copy')
    const question = within(await screen.findByRole('alertdialog', { name: 'Make a copy?' }))
    const name = question.getByLabelText('Name of the copy')
    await expect(name).toHaveValue('editor-copy')
    await userEvent.clear(name)
    await userEvent.type(name, 'reader')
    await userEvent.click(question.getByRole('button', { name: 'Copy' }))
    await expect(await question.findByText('Invalid value. This username is taken.')).toBeVisible()
    await userEvent.type(name, '.two')
    await userEvent.click(question.getByRole('button', { name: 'Copy' }))
    await expect(await screen.findByText('Copied')).toBeVisible()
    await expect(within(await row('reader.two')).getByText('InActive')).toBeVisible()
  },
}

export const Reader: Story = {
  ...adminStory({ path, user: 'reader' }),
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'New user' })).toBeNull()
    const form = await open('editor')
    await expect(await form.findByText('You can view users but not change them.')).toBeVisible()
    await expect(form.getByLabelText(/^Username/)).toHaveAttribute('readonly')
    await expect(form.queryByRole('button', { name: 'Save' })).toBeNull()
  },
}

/** A local manager may write users, except those with more permissions or other malls. */
export const WhoHasMore: Story = {
  ...adminStory({ path, user: 'ingrid.solheim' }),
  play: async () => {
    await row('lars.myhre')
    await expect(screen.getByRole('checkbox', { name: 'Select admin' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'More actions for admin' }))
    const item = await screen.findByRole('menuitem', { name: /^Delete/ })
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(item).toHaveTextContent('This user has more rights than you')
    await userEvent.keyboard('{Escape}')
    const form = await open('admin')
    await expect(await form.findByText(/^This user has more rights than you/)).toBeVisible()
    await expect(form.queryByRole('button', { name: 'Save' })).toBeNull()
  },
}

export const SaveFails: Story = {
  ...adminStory({ path, wrap: (fetch) => failing(fetch, { 'PUT /User': 500 }) }),
  play: async () => {
    const form = await open('editor')
    await userEvent.type(await form.findByLabelText(/^Email/), 'x')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect(await form.findByText('Something goes wrong')).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    const question = await screen.findByRole('alertdialog')
    await userEvent.click(within(question).getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const DownloadPersonalData: Story = {
  ...adminStory({ path }),
  play: async () => {
    await row('editor')
    const { name, bytes } = await savedBy(() => more('editor', 'Download personal data'))
    await expect(name).toBe('editor-2026-11-21.json')
    await expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject({ account: { username: 'editor' } })
  },
}

/** The editor changes an offer. */
async function changeAnOffer(app: TestApp) {
  const { client, mallId } = await app.signIn('editor')
  const query = { mallId }
  const [offer] = await client.call(contentTypes.offer.calls.list, { query })
  await client.call(contentTypes.offer.calls.fields, {
    query,
    body: { ids: [offer?.id ?? ''], set: { endDate: '2027-01-31' } },
  })
}

async function toErase(name: string) {
  await row(name)
  await more(name, 'Erase permanently')
  const question = within(await screen.findByRole('alertdialog'))
  const erase = question.getByRole('button', { name: 'Erase permanently' })
  await expect(erase).toBeDisabled()
  await userEvent.type(question.getByRole('textbox'), name)
  return erase
}

export const ErasePermanently: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="alertdialog"]' } },
  play: async () => {
    await expect(await toErase('editor')).toBeEnabled()
  },
}

export const Erased: Story = {
  ...adminStory({ path, before: changeAnOffer }),
  play: async () => {
    await userEvent.click(await toErase('editor'))
    const prompt = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }))
    await userEvent.type(prompt.getByLabelText('Password'), `${demoPassword}{Enter}`)
    await expect(await screen.findByText('“editor” was erased.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('row', { name: 'editor' })).toBeNull())
    await userEvent.click(screen.getByRole('link', { name: 'Published dashboard' }))
    await expect((await screen.findAllByText(/Former user/)).length).toBeGreaterThan(0)
  },
}

/** In the interface language, also where the server wrote the name. */
export const ErasedInIcelandic: Story = {
  ...adminStory({
    path: '/published',
    code: 'is',
    async before(app) {
      await changeAnOffer(app)
      const { client } = await app.signIn('admin')
      const all = await client.call(peopleTypes.user.calls.list)
      const id = all.find(({ username }) => username === 'editor')?.id ?? ''
      await client.call(peopleTypes.user.calls.erase, { params: { id }, body: {} })
    },
  }),
  play: async () => {
    await expect((await screen.findAllByText(/Fyrrverandi notandi/)).length).toBeGreaterThan(0)
  },
}

export const NotOneself: Story = {
  ...adminStory({ path }),
  play: async () => {
    await row('admin')
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for admin' }))
    const erase = await screen.findByRole('menuitem', { name: /Erase permanently You can’t delete your own account/ })
    await expect(erase).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Without a group the form is not complete: the field says so, until a group in a mall is enough. */
export const GroupRequired: Story = {
  ...adminStory({ path: `${path}?dialog=userNew` }),
  play: async () => {
    const form = await dialog('New user')
    const group = await form.findByLabelText(/^Group\W*$/)
    await expect(group).toHaveDisplayValue('Choose a group')
    await expect(group).toBeRequired()
    const inMall = form.getByLabelText('Strandgallerian')
    await within(inMall).findByRole('option', { name: 'Information desk' })
    await userEvent.selectOptions(inMall, 'Information desk')
    await expect(group).not.toBeRequired()
  },
}
