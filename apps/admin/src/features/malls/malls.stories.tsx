import { calls } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { addToOtherMall } from '../../testing/add-to-other-mall'
import { adminStory } from '../../testing/admin-story'
import { failing, silent } from '../../testing/story-fetch'

const meta = { title: 'Admin/Malls', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/Malls/Mall'
const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) })
const openMall = async (name: string) => {
  await row(name)
  await userEvent.click(screen.getByRole('rowheader', { name: new RegExp(`^${name}`) }))
  return within(await screen.findByRole('dialog', { name }))
}

export const List: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', '!autodocs'],
  play: async () => {
    await expect(within(await row('Strandgallerian')).getByText('Current mall')).toBeVisible()
    await row('Tindetorget')
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Malls 2')
  },
}

export const Edit: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    const form = await openMall('Strandgallerian')
    const name = await form.findByLabelText(/^Name/)
    await userEvent.clear(name)
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect(await form.findAllByText('Field is required')).not.toHaveLength(0)
    await userEvent.type(name, 'Strandgallerian')
    // the second language becomes the required one
    await userEvent.click(form.getByRole('button', { name: 'Move English up' }))
    await expect(await form.findByText(/^These have no English text yet:/)).toBeVisible()
  },
}

async function addFont(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  const file = new File([new Uint8Array([0x77, 0x4f, 0x46, 0x46, 0, 1, 0, 0, ...Array(64).fill(0)])], 'Poster.woff')
  await client.call(calls.uploadMedia, { query: { mallId, kind: 'Font' }, files: [file] })
}

/** A font of the library for everything on the kiosks; another mall has its own library. */
export const Font: Story = {
  ...adminStory({ path, before: addFont }),
  play: async () => {
    const form = await openMall('Strandgallerian')
    const font = await form.findByRole('combobox', { name: 'Font' })
    await expect(font).toHaveTextContent('The kiosk’s own font')
    await expect(font).toHaveAccessibleDescription(
      'Used for everything on the kiosks. Upload fonts in the media library.',
    )
    await userEvent.click(font)
    await userEvent.click(await screen.findByRole('option', { name: 'Poster.woff' }))
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const elsewhere = await openMall('Tindetorget')
    await expect(await elsewhere.findByText('Switch to this mall to change its logo and font.')).toBeVisible()
    await expect(elsewhere.queryByRole('combobox', { name: 'Font' })).toBeNull()
  },
}

export const InIcelandic: Story = {
  ...adminStory({ path, code: 'is' }),
  tags: ['picture', '!autodocs'],
  play: async () => {
    await row('Strandgallerian')
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Verslunarmiðstöðvar 2')
  },
}

export const SaveNewName: Story = {
  ...adminStory({ path }),
  play: async () => {
    const form = await openMall('Tindetorget')
    await expect(await form.findByText('Switch to this mall to change its logo and font.')).toBeVisible()
    const name = form.getByLabelText(/^Name/)
    await userEvent.clear(name)
    await userEvent.type(name, 'Tindetorget nord')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByText('Updated')
    await row('Tindetorget nord')
  },
}

export const MakeAndDeleteOne: Story = {
  ...adminStory({ path }),
  play: async () => {
    await row('Strandgallerian')
    await userEvent.click(screen.getByRole('button', { name: 'New mall' }))
    const form = within(await screen.findByRole('dialog', { name: 'New mall' }))
    await userEvent.type(await form.findByLabelText(/^Name/), 'Norðurtorg')
    await userEvent.click(form.getByRole('button', { name: 'Add Íslenska' }))
    await userEvent.click(form.getByRole('button', { name: 'Create mall' }))
    await screen.findByText('Created')
    await row('Norðurtorg')
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Norðurtorg' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Do you want to proceed with this action ?' }),
    )
    await expect(question.getByRole('button', { name: 'Delete mall' })).toBeDisabled()
    await userEvent.type(question.getByRole('textbox'), 'Norðurtorg')
    await userEvent.click(question.getByRole('button', { name: 'Delete mall' }))
    const prompt = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }))
    await userEvent.type(prompt.getByLabelText('Password'), 'demo-kiosk{Enter}')
    await screen.findByText('Deleted')
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Norðurtorg/ })).toBeNull())
  },
}

const openUsers = async () => {
  await row('Tindetorget')
  await userEvent.click(screen.getByRole('button', { name: 'More actions for Tindetorget' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Users' }))
  return within(await screen.findByRole('dialog', { name: 'Users of Tindetorget' }))
}

export const Users: Story = {
  ...adminStory({ path }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    const dialog = await openUsers()
    await expect(await dialog.findByRole('checkbox', { name: 'admin' })).toBeChecked()
    await userEvent.type(dialog.getByRole('searchbox'), 'nobody')
    await expect(dialog.getByText('No users match your search.')).toBeVisible()
    await userEvent.clear(dialog.getByRole('searchbox'))
  },
}

export const GiveAUserAMall: Story = {
  ...adminStory({ path }),
  play: async () => {
    const dialog = await openUsers()
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'editor' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await screen.findByText('Updated')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await (await openUsers()).findByRole('checkbox', { name: 'editor' })).toBeChecked()
  },
}

/** A colleague changes the users while the dialog is open: the conflict is shown. */
export const UsersChangedMeanwhile: Story = {
  ...adminStory({ path }),
  play: async ({ loaded }) => {
    const dialog = await openUsers()
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'editor' }))
    const { client } = await (loaded.app as TestApp).signIn('admin')
    const [mall] = (await client.call(calls.malls)).filter(({ name }) => name === 'Tindetorget')
    const params = { id: mall?.id ?? '' }
    const { users } = await client.call(calls.mallUsers, { params })
    const ofUser = (userName: string) => users.find(({ name }) => name === userName)?.id ?? ''
    await client.call(calls.setMallUsers, { params, body: { userIds: [ofUser('admin'), ofUser('reader')] } })
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'admin changed this too' }))
    await expect(question.getByRole('radio', { name: /admin, reader/ })).toBeVisible()
    await userEvent.click(question.getByRole('radio', { name: /editor/ }))
    await userEvent.click(question.getByRole('button', { name: 'Save choices' }))
    await screen.findByText('Updated')
    const after = await client.call(calls.mallUsers, { params })
    await expect(after.userIds).toContain(ofUser('editor'))
  },
}

/** A colleague renames it. */
async function rename(app: TestApp, name: string) {
  const { client } = await app.signIn('admin')
  const [first] = (await client.call(calls.malls)).filter((mall) => mall.name === 'Strandgallerian')
  if (!first) throw new Error('The demo has no Strandgallerian')
  const {
    id,
    version,
    createdAt: _,
    updatedAt: __,
    updatedBy: ___,
    icon: ____,
    ...body
  } = await client.call(calls.oneMall, {
    params: { id: first.id },
  })
  await client.call(calls.replaceMall, { params: { id }, body: { ...body, name }, version })
}

export const Conflict: Story = {
  ...adminStory({ path }),
  play: async ({ loaded: { app } }) => {
    const form = await openMall('Strandgallerian')
    const name = await form.findByLabelText(/^Name/)
    await userEvent.type(name, ' A')
    await rename(app as TestApp, 'Strandgallerian B')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText('Strandgallerian B')).toBeVisible()
    await userEvent.click(question.getByRole('radio', { name: /Strandgallerian A/ }))
    await userEvent.click(question.getByRole('button', { name: 'Save choices' }))
    await row('Strandgallerian A')
  },
}

export const Reader: Story = {
  ...adminStory({ path, user: 'reader' }),
  play: async () => {
    const form = await openMall('Strandgallerian')
    await expect(await form.findByText('You can view this mall but not change it.')).toBeVisible()
    await expect(form.getByLabelText(/^Name/)).toHaveAttribute('readonly')
    await expect(form.queryByRole('button', { name: 'Move English up' })).toBeNull()
    await userEvent.click(form.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(screen.queryByRole('button', { name: 'New mall' })).toBeNull()
  },
}

/** Lets the reader write malls in the other mall only. */
const manageTindetorget = (app: TestApp) =>
  addToOtherMall(app, 'reader', { name: 'Mall managers', areas: [{ area: 'Mall', read: true, write: true }] })

export const StationsOfAnotherMall: Story = {
  ...adminStory({ path, user: 'reader', before: manageTindetorget }),
  play: async () => {
    await userEvent.click(within(await row('Tindetorget')).getByRole('button', { name: 'Stations' }))
    await expect(await screen.findByRole('button', { name: 'New station' })).toBeVisible()
  },
}

export const RightsInEachMall: Story = {
  ...adminStory({ path, user: 'reader', before: manageTindetorget }),
  play: async () => {
    await within(await row('Tindetorget')).findByRole('button', { name: 'Edit' })
    await expect(within(await row('Strandgallerian')).queryByRole('button', { name: 'Edit' })).toBeNull()
    await expect(screen.queryByRole('button', { name: 'New mall' })).toBeNull()
    const here = await openMall('Strandgallerian')
    await expect(await here.findByText('You can view this mall but not change it.')).toBeVisible()
    await userEvent.click(here.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const there = await openMall('Tindetorget')
    await expect(await there.findByLabelText(/^Name/)).not.toHaveAttribute('readonly')
    await userEvent.click(there.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Tindetorget' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Switch to this mall' }))
    await expect(await screen.findByText('Mall managers')).toBeVisible()
  },
}

export const WithoutRight: Story = {
  ...adminStory({ path, user: 'editor' }),
  play: async () => {
    const alert = await screen.findByRole('alertdialog')
    await expect(alert).toHaveTextContent("You haven't access to this route. Please connect to site admin!")
    await waitFor(() => expect(location.pathname).toBe('/published'))
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }))
  },
}

export const Loading: Story = {
  ...adminStory({ path, wrap: (fetch) => silent(fetch, 'GET /Mall') }),
  play: async () => {
    await expect(await screen.findByText('Loading')).toBeInTheDocument()
  },
}

const picture = () =>
  new File(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="36" viewBox="0 0 120 36"><rect width="120" height="36" fill="#0f5c6b"/></svg>',
    ],
    'logo.svg',
    { type: 'image/svg+xml' },
  )

const logoInput = () => document.querySelector<HTMLInputElement>('[data-slot="logo-upload-input"]') as HTMLInputElement

export const UploadLogo: Story = {
  ...adminStory({ path }),
  play: async () => {
    await row('Strandgallerian')
    await expect(await screen.findByRole('button', { name: 'Strandgallerian: Change the logo' })).toBeVisible()
    await userEvent.upload(logoInput(), picture())
    await expect(await screen.findByText('Image Uploaded')).toBeVisible()
  },
}

export const LogoFails: Story = {
  ...adminStory({ path, wrap: (fetch) => failing(fetch, { 'PUT /Mall/Image': 500 }) }),
  play: async () => {
    await row('Strandgallerian')
    await screen.findByRole('button', { name: 'Strandgallerian: Change the logo' })
    await userEvent.upload(logoInput(), picture())
    await expect(await screen.findByText('Something goes wrong')).toBeVisible()
  },
}
