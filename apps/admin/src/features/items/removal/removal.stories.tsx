import { calls, contentTypes, peopleTypes } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../../testing/admin-story'

const meta = { title: 'Admin/Shop removal', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/published/Shops?q=Volt'
const shop = 'Volt Elektronik'
const row = (name = shop) => screen.findByRole('rowheader', { name })

/** One slide shows a picture of the shop, another does not. */
async function addSlides(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  const query = { mallId }
  const items = await client.call(contentTypes.item.calls.list, { query: { mallId, type: 1 } })
  const volt = items.find(({ name }) => Object.values(name).includes(shop))
  if (!volt) throw new Error('The demo has no Volt Elektronik')
  const plan = await client.call(calls.itemRemoval, { params: { id: volt.id } })
  const own = plan.media[0]
  if (!own) throw new Error('The shop has no file of its own')
  const frame = { x: 0, y: 0, width: 1, height: 1 }
  await client.call(contentTypes.slideshow.calls.save, {
    params: { id: '01990000-0000-7000-8000-0000000c0001' },
    query,
    body: {
      kind: 'info',
      name: 'Black Week',
      status: 'Active',
      slides: [
        { id: 'volt', name: 'Volt', layers: [{ id: 'picture', kind: 'image', mediaId: own.id, frame }] },
        { id: 'mall', name: 'The mall', layers: [{ id: 'words', kind: 'text', text: {}, frame }] },
      ],
    },
  })
}

/** The marketing group may change shops only. */
async function limitToShops(app: TestApp) {
  const { client } = await app.signIn('admin')
  const group = (await client.call(peopleTypes.userGroup.calls.list)).find(({ name }) => name === 'Marketing')
  if (!group) throw new Error('The demo has no group for marketing')
  const areas = [{ area: 'Shops', read: true, write: true }]
  await client.call(peopleTypes.userGroup.calls.fields, { body: { ids: [group.id], set: { areas } } })
}

async function ask(name = shop) {
  await row(name)
  await userEvent.click(screen.getByRole('button', { name: `More actions for ${name}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  return within(await screen.findByRole('alertdialog', { name: 'Delete?' }))
}

/** One dialog lists the dependent records; all are deleted and restored together. */
export const Leaves: Story = {
  ...adminStory({ path, before: addSlides }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="alertdialog"]' } },
  play: async ({ loaded }) => {
    const { client, mallId } = await (loaded.app as TestApp).signIn('admin')
    const offers = async () => (await client.call(contentTypes.offer.calls.list, { query: { mallId } })).length
    const before = await offers()
    const question = await ask()
    await expect(question.getByRole('link', { name: 'Volt weekend deal on headphones' })).toBeVisible()
    await expect(question.getByRole('link', { name: 'Black Week' })).toBeVisible()
    await expect(question.getByText('Slide “Volt” will be removed')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await screen.findByText('Deleted')
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: shop })).toBeNull())
    await expect(await offers()).toBe(before - 2)
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await row()
    await expect(await offers()).toBe(before)
    await ask()
  },
}

/** Somebody adds an offer while the dialog is open: nothing is deleted that it did not list. */
export const ChangedMeanwhile: Story = {
  ...adminStory({ path }),
  play: async ({ loaded }) => {
    const question = await ask()
    const { client, mallId } = await (loaded.app as TestApp).signIn('editor')
    const volt = (await client.call(contentTypes.offer.calls.list, { query: { mallId } })).find(({ name }) =>
      Object.values(name).includes('Volt weekend deal on headphones'),
    )
    if (!volt) throw new Error('The demo has no offer of the shop')
    await client.call(contentTypes.offer.calls.copy, { params: { id: volt.id }, body: { name: 'One more deal' } })
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await expect(await question.findByText(/^Something changed in the meantime/)).toBeVisible()
    await expect(question.getByRole('link', { name: /\(copy\)/ })).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await screen.findByText('Deleted')
  },
}

/** Without a required permission nothing is deleted; the dialog names the permission and the reason. */
export const RightMissing: Story = {
  ...adminStory({ path, user: 'editor', before: limitToShops }),
  play: async () => {
    const question = await ask()
    await expect(question.getByText('Right to change “Offers”: 2 offers')).toBeVisible()
    await expect(question.getByRole('button', { name: 'Delete' })).toBeDisabled()
  },
}

/** A file that many records use: its name stays readable beside the list of usages. */
export const SharedFile: Story = {
  ...adminStory({ path: '/published/Shops?q=Aftonrock' }),
  play: async () => {
    const question = await ask('Aftonrock')
    const files = within(await question.findByRole('region', { name: 'Files that stay: others use them' }))
    const link = files.getByRole('link')
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(60)
    await expect(files.getByText(/Tråd & Ton/)).toBeVisible()
  },
}

/** Deleting from the shop's form opens the same dialog as the list; the form closes when the shop is deleted. */
export const FromItsForm: Story = {
  ...adminStory({ path }),
  play: async () => {
    await userEvent.click(await row())
    const form = within(await screen.findByRole('dialog', { name: shop }))
    await userEvent.type(await form.findByLabelText(/^Name/), ' & Son')
    await userEvent.click(await form.findByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete?' }))
    await expect(await question.findByRole('link', { name: 'Volt weekend deal on headphones' })).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await screen.findByText('Deleted')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(location.search).not.toContain('dialog')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expect(await row()).toBeVisible()
  },
}

/** A user without the right to write shops gets no Delete button. */
export const FormOfAReader: Story = {
  ...adminStory({ path, user: 'reader' }),
  play: async () => {
    await userEvent.click(await row())
    const form = within(await screen.findByRole('dialog', { name: shop }))
    // the permissions are there once the field is read-only
    await waitFor(() => expect(form.getByLabelText(/^Name/)).toHaveAttribute('readonly'))
    await expect(form.queryByRole('button', { name: 'Delete' })).toBeNull()
  },
}

/** On a phone, dark, in Icelandic: all controls are reachable. */
export const LeavesOnAPhone: Story = {
  ...adminStory({ path, before: addSlides, code: 'is' }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="alertdialog"]' } },
  play: async () => {
    await row()
    await userEvent.click(screen.getByRole('button', { name: new RegExp(shop) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Eyða' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByRole('link', { name: 'Black Week' })).toBeVisible()
    await expect(question.getByText('Fjarlægð skyggna: „Volt“')).toBeVisible()
  },
}
