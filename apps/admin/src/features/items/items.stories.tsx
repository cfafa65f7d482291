import { contentTypes } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { demoWithout, emptyTiles } from '../../testing/demo-stories'
import { failing, silent } from '../../testing/story-fetch'
import { toggleFilter } from '../../testing/toggle-filter'

const meta = { title: 'Admin/Shops', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/published/Shops'
const row = (name: string) => screen.findByRole('row', { name })

/** Opens an item by its name. */
async function openShop(name: string) {
  await screen.findByRole('grid')
  await userEvent.type(screen.getByRole('searchbox'), name)
  await userEvent.click(await screen.findByRole('rowheader', { name }))
  return within(await screen.findByRole('dialog', { name }))
}

async function ask(name: string, action: string) {
  await userEvent.click(await screen.findByRole('button', { name: `More actions for ${name}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
  return within(await screen.findByRole('alertdialog'))
}

/** Waits for logos, which load after the list, and for pending requests. */
async function drawn(shop: HTMLElement, working: string) {
  await within(shop).findByRole('presentation')
  await waitFor(() => expect(screen.queryByRole('status', { name: working })).toBeNull())
}

/** A colleague renames a shop. */
async function rename(app: TestApp, from: string, to: string) {
  const { client, mallId } = await app.signIn('editor')
  const listed = await client.call(contentTypes.item.calls.list, { query: { mallId, type: 1 } })
  const id = listed.find(({ name }) => name.se === from)?.id ?? ''
  const { version, ...shop } = await client.call(contentTypes.item.calls.get, { params: { id } })
  await client.call(contentTypes.item.calls.replace, {
    params: { id },
    body: { ...shop, name: { ...shop.name, se: to } },
    version,
  })
}

export const List: Story = {
  ...adminStory({ path: `${path}?q=Gifts` }),
  tags: ['picture', 'width-390', '!autodocs'],
  play: async () => {
    const shop = await row('Havn & Co')
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Shops 128')
    await expect(screen.getByText('in 14 categories')).toBeVisible()
    await expect(await within(shop).findByText('Home, Gifts')).toBeVisible()
    await expect(within(shop).getByText('11:00–15:00, 16:00–19:00')).toBeVisible()
    await drawn(shop, 'Working')
  },
}

export const OneCategory: Story = {
  ...adminStory({ path: '/published/shop' }),
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: '11 shops' }))
    await expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Shoes 11')
    await userEvent.click(await screen.findByRole('button', { name: 'Add New Shop' }))
    const form = within(await screen.findByRole('dialog', { name: 'Add New Shop' }))
    // a new shop gets the category of the list
    await expect(await form.findByRole('button', { name: /Remove Shoes/ })).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    // the form hides the page until it has closed
    await userEvent.click(await screen.findByRole('link', { name: 'All categories' }))
    await screen.findByRole('treegrid')
  },
}

export const NoSuchCategory: Story = {
  ...adminStory({ path: '/published/shops/019b76da-a800-7000-8000-000000000000' }),
  play: async () => {
    await expect(await screen.findByText('This category no longer exists')).toBeVisible()
  },
}

export const FilteredByCategory: Story = {
  ...adminStory({ path: '/published/Restaurants' }),
  play: async () => {
    await toggleFilter('Categories All', 'Bars')
    await waitFor(() => expect(location.search).toContain('categoryIds'))
    await expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Restaurants & cafés 34')
  },
}

export const Loading: Story = {
  ...adminStory({ path, wrap: (fetch) => silent(fetch, 'GET /Item') }),
  play: async () => {
    await expect(await screen.findByText('Loading')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  ...adminStory({ path, wrap: (fetch) => failing(fetch, { 'GET /Item': 503 }) }),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the list')
  },
}

export const Empty: Story = {
  ...adminStory({ path: '/published/ServiceCompanies', seed: demoWithout('item', 'offer') }),
  play: async () => {
    await expect(await screen.findByText('No service companies yet')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Add service company' })).toBeVisible()
  },
}

export const Edit: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    const form = await openShop('Havn & Co')
    await form.findByRole('group', { name: 'Opening hours' })
    await form.findByRole('textbox', { name: 'Description' })
    await form.findByRole('group', { name: 'On the map' })
    await form.findAllByRole('img')
    await expect(form.getByLabelText(/^Name/)).toHaveValue('Havn & Co')
  },
}

/** A new shop has no page to preview until its required fields are filled in: a hint explains that. */
export const PreviewOfANewOne: Story = {
  ...adminStory({ path: `${path}?dialog=shopEdit` }),
  play: async () => {
    const form = within(await screen.findByRole('dialog', { name: 'Add New Shop' }))
    await userEvent.click(await form.findByRole('button', { name: 'Preview' }))
    await expect(await form.findByText(/^Fill in the required fields/)).toBeVisible()
    await userEvent.type(form.getByLabelText(/^Name/), 'Aaa Ny Butik')
    await userEvent.click(form.getByRole('button', { name: 'Choose from the tree' }))
    const step = within(await form.findByRole('region', { name: 'Categories' }))
    await userEvent.click(step.getByRole('checkbox', { name: 'Shoes' }))
    await userEvent.click(step.getByRole('button', { name: 'Done' }))
    await expect(await form.findByText('As visitors would see it. Not on the kiosks yet.')).toBeVisible()
  },
}

export const MakeOne: Story = {
  ...adminStory({ path }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add New Shop' }))
    const form = within(await screen.findByRole('dialog', { name: 'Add New Shop' }))
    await userEvent.click(await form.findByRole('button', { name: 'Save' }))
    // a name and at least one category
    await expect((await form.findAllByText('Field is required')).length).toBeGreaterThan(1)
    await userEvent.type(form.getByLabelText(/^Name/), 'Aaa Ny Butik')
    await userEvent.type(form.getByLabelText(/^Website/), 'ftp://nej')
    await userEvent.type(form.getByLabelText(/^Search words/), 'ny{Enter}')
    await userEvent.click(form.getByRole('button', { name: 'Choose from the tree' }))
    const step = within(await form.findByRole('region', { name: 'Categories' }))
    await userEvent.click(step.getByRole('checkbox', { name: 'Shoes' }))
    await userEvent.click(step.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(form.queryByRole('region', { name: 'Categories' })).toBeNull())
    await expect(form.getByLabelText(/^Name/)).toHaveValue('Aaa Ny Butik')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect((await form.findAllByText(/^Invalid value|^Start the address/)).length).toBeGreaterThan(0)
    await userEvent.clear(form.getByLabelText(/^Website/))
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByText('Created', { selector: '[data-slot="toast-title"]' })
    const made = await row('Aaa Ny Butik')
    await expect(within(made).getByText('Shoes')).toBeVisible()
    // follows the mall's hours
    await expect(within(made).getByText('10:00–20:00')).toBeVisible()
  },
}

export const HoursOfItsOwn: Story = {
  ...adminStory({ path }),
  play: async () => {
    const form = await openShop('Havn & Co')
    await userEvent.click(await form.findByRole('switch', { name: /Same as the mall/ }))
    await waitFor(() => expect(form.queryByRole('group', { name: 'Opening hours' })).toBeNull())
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByText('Updated')
    await expect(await within(await row('Havn & Co')).findByText('10:00–20:00')).toBeVisible()
  },
}

export const TextInMoreRoom: Story = {
  ...adminStory({ path }),
  play: async () => {
    const form = await openShop('Havn & Co')
    await userEvent.click(await form.findByRole('button', { name: 'Open larger editor' }))
    const step = within(await form.findByRole('region', { name: 'Description' }))
    await expect(await step.findByRole('textbox', { name: 'Description' })).toBeVisible()
    await expect(location.search).toContain('step=textEditor')
    await userEvent.click(step.getByRole('button', { name: 'Back to the form' }))
    await waitFor(() => expect(location.search).not.toContain('step='))
    await expect(await form.findByRole('textbox', { name: 'Description' })).toBeVisible()
  },
}

/** The preview popup shows the shop as visitors see it. */
export const Preview: Story = {
  ...adminStory({ path: `${path}?q=Gifts` }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for Havn & Co' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Preview' }))
    const popup = within(await screen.findByRole('dialog', { name: 'As on the kiosk' }))
    await expect(await popup.findByRole('heading', { name: 'Havn & Co' })).toBeVisible()
    await expect(location.search).toContain('dialog=shopPreview')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

/** One map instance serves the dialogs of all shops, and is hidden in between. */
export const OneMap: Story = {
  ...adminStory({ path: `${path}?q=Gifts`, settings: { tileUrl: emptyTiles } }),
  play: async () => {
    await userEvent.click(await screen.findByRole('rowheader', { name: 'Havn & Co' }))
    const form = within(await screen.findByRole('dialog', { name: 'Havn & Co' }))
    const map = await form.findByRole('group', { name: 'On the map' })
    const ground = map.querySelector('[data-slot="map-ground"]')
    await waitFor(() => expect(ground).toHaveClass('leaflet-container'))
    const drawn = [...(ground?.children ?? [])]
    const coordinates = form.getByRole('textbox', { name: 'Coordinates' })
    await userEvent.clear(coordinates)
    await userEvent.type(coordinates, '59 18{Enter}')
    // Enter in the map search does not submit the form
    await expect(await form.findByRole('slider', { name: 'Pin' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^59, 18/),
    )
    await expect(form.getByLabelText(/^Name/)).toHaveValue('Havn & Co')
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(map.isConnected).toBe(true)
    await expect(map.closest('[inert]')).not.toBeVisible()

    await userEvent.click(screen.getByRole('button', { name: 'Add New Shop' }))
    const next = within(await screen.findByRole('dialog', { name: 'Add New Shop' }))
    await expect(await next.findByRole('group', { name: 'On the map' })).toBe(map)
    await expect(map.querySelector('[data-slot="map-ground"]')).toBe(ground)
    await expect([...(ground?.children ?? [])]).toEqual(drawn)
    await expect(next.getByRole('textbox', { name: 'Coordinates' })).toBe(coordinates)
    // the previous shop's values are cleared
    await expect(coordinates).toHaveValue('')
    await userEvent.click(next.getByRole('button', { name: 'Place the pin in the middle' }))
    await expect(coordinates).not.toHaveValue('')
    await expect(next.getByLabelText(/^Name/)).toBeVisible()
  },
}

export const Conflict: Story = {
  ...adminStory({ path }),
  play: async ({ loaded: { app } }) => {
    const form = await openShop('Havn & Co')
    const name = await form.findByLabelText(/^Name/)
    await userEvent.clear(name)
    await userEvent.type(name, 'Hamn & Co')
    await rename(app as TestApp, 'Havn & Co', 'Havn och Co')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText('Havn och Co')).toBeVisible()
    await userEvent.click(question.getByRole('radio', { name: /Hamn & Co/ }))
    await userEvent.click(question.getByRole('button', { name: 'Save choices' }))
    await screen.findByText('Updated')
  },
}

export const CopyDeleteAndUndo: Story = {
  ...adminStory({ path: `${path}?q=Havn` }),
  play: async () => {
    await userEvent.click((await ask('Havn & Co', 'Copy')).getByRole('button', { name: 'Copy' }))
    await expect(within(await row('Havn & Co (copy)')).getByText('InActive')).toBeVisible()
    await userEvent.click((await ask('Havn & Co (copy)', 'Delete')).getByRole('button', { name: 'Delete' }))
    await screen.findByText('Deleted')
    await expect(screen.queryByRole('row', { name: 'Havn & Co (copy)' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await row('Havn & Co (copy)')
  },
}

export const OtherCategoriesForMany: Story = {
  ...adminStory({ path: `${path}?q=Kitchen` }),
  play: async () => {
    await row('Ærlig Kjøkken')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ærlig Kjøkken' }))
    const bar = within(await screen.findByRole('group', { name: '1 selected' }))
    await userEvent.click(bar.getByRole('button', { name: 'Categories' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Categories of 1 shop' }))
    await userEvent.click(dialog.getByRole('button', { name: /Remove Home/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const shop = await row('Ærlig Kjøkken')
    await waitFor(() => expect(within(shop).getByText('Kitchen')).toBeVisible())
    // elements behind a closing dialog cannot be clicked
    await waitFor(() => expect(document.body).not.toHaveStyle({ pointerEvents: 'none' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(within(shop).getByText('Home, Kitchen')).toBeVisible())
  },
}

export const StatusOfManyAndUndo: Story = {
  ...adminStory({ path: `${path}?q=Kitchen` }),
  play: async () => {
    const shop = await row('Ærlig Kjøkken')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    const bar = within(await screen.findByRole('group', { name: /^\d+ selected$/ }))
    await userEvent.click(bar.getByRole('button', { name: 'Deactivate' }))
    await waitFor(() => expect(within(shop).getByText('InActive')).toBeVisible())
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(within(shop).getByText('Active')).toBeVisible())
  },
}

export const Reader: Story = {
  ...adminStory({ path, user: 'reader' }),
  play: async () => {
    const form = await openShop('Havn & Co')
    await expect(await form.findByText('You can view shops but not change them.')).toBeVisible()
    await expect(await form.findByLabelText(/^Name/)).toHaveAttribute('readonly')
    await expect(form.queryByRole('button', { name: 'Choose from the tree' })).toBeNull()
    await expect(form.queryByRole('button', { name: 'Save' })).toBeNull()
  },
}

export const Icelandic: Story = {
  ...adminStory({ path: '/published/ServiceCompanies', code: 'is' }),
  tags: ['picture', '!autodocs'],
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Þjónustufyrirtæki 21' })
    await screen.findByText('í 5 flokkum')
    await drawn(await row('Barberare Brask'), 'Vinn')
  },
}

/** An area is chosen on the plan of a floor, which names the tenants. */
export const AreaOnPlan: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]:last-of-type' } },
  play: async () => {
    const form = await openShop('Havn & Co')
    await userEvent.click(await form.findByRole('button', { name: 'Choose on the floor plan' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose an area' }))
    const level = within(dialog.getByRole('group', { name: 'Level 1' }))
    await expect(await level.findByRole('button', { name: /^A12/ })).toHaveAttribute('aria-pressed', 'true')
    const areas = within(dialog.getByRole('list', { name: 'Areas' }))
    await expect(await areas.findAllByRole('button', { name: /Free$/ })).not.toHaveLength(0)
  },
}

/** The dialog shows the area of the form as the record’s, before it is saved, and an area of two tenants as one of several. */
export const AreaOfAnother: Story = {
  ...adminStory({ path }),
  play: async () => {
    const form = await openShop('Havn & Co')
    const areas = async () => {
      await userEvent.click(await form.findByRole('button', { name: 'Choose on the floor plan' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Choose an area' }))
      return within(dialog.getByRole('list', { name: 'Areas' }))
    }
    const own = await (await areas()).findByRole('button', { name: 'A12 Havn & Co' })
    await expect(own).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'A13 Herr Holm Taken' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose an area' })).toBeNull())
    const list = await areas()
    await expect(await list.findByRole('button', { name: 'A13 Havn & Co, Herr Holm Several' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(list.getByRole('button', { name: 'A12 Free' })).toBeVisible()
  },
}

/** The list finds an area by who has it; a choice closes the dialog. */
export const AreaInList: Story = {
  ...adminStory({ path }),
  play: async () => {
    const form = await openShop('Havn & Co')
    await userEvent.click(await form.findByRole('button', { name: 'Choose on the floor plan' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose an area' }))
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search by area ID or name' }), 'nowhere')
    await expect(dialog.getByText('Nothing found')).toBeVisible()
    await userEvent.clear(dialog.getByRole('searchbox', { name: 'Search by area ID or name' }))
    // other floors, too
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search by area ID or name' }), 'B01')
    await expect(dialog.getByRole('radio', { name: 'Level 1' })).toBeChecked()
    await expect(await dialog.findByRole('button', { name: /^B01.*Level 2/ })).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'Level 2' }))
    await userEvent.click(
      await within(await dialog.findByRole('group', { name: 'Level 2' })).findByRole('button', { name: /^B01/ }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose an area' })).toBeNull())
    await expect(form.getByLabelText(/^Area ID/)).toHaveValue('B01')
    await userEvent.clear(form.getByLabelText(/^Area ID/))
    await userEvent.type(form.getByLabelText(/^Area ID/), 'A10')
    await expect(await form.findByText('Klara Ström is in A10')).toBeVisible()
  },
}

/** In a mall without categories, the required field creates one by its name. */
export const FirstCategory: Story = {
  ...adminStory({ path, seed: demoWithout('category', 'item', 'offer') }),
  play: async ({ loaded: { app } }) => {
    await userEvent.click((await screen.findAllByRole('button', { name: 'Add New Shop' }))[0] ?? document.body)
    const form = within(await screen.findByRole('dialog', { name: 'Add New Shop' }))
    await expect(await form.findByText('No categories yet. Enter a name to create one.')).toBeVisible()
    await expect(form.queryByRole('button', { name: 'Choose from the tree' })).toBeNull()
    const field = form.getByRole('combobox', { name: /^Categories/ })
    await userEvent.click(field)
    await waitFor(() => expect(screen.getAllByText('Nothing to choose from yet')[0]).toBeVisible())
    await userEvent.type(field, 'Shoes')
    await userEvent.click(await screen.findByRole('option', { name: 'Create “Shoes”' }))
    await waitFor(() => expect(form.queryByText(/^No categories yet/)).toBeNull())
    await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'Shoe Box')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await row('Shoe Box')
    const { client, mallId } = await (app as TestApp).signIn('admin')
    const [category] = await client.call(contentTypes.category.calls.list, { query: { mallId } })
    await expect(category).toMatchObject({ type: 1, name: { se: 'Shoes' }, status: 'Active' })
  },
}
