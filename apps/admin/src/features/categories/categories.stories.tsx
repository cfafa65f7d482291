import { calls } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { demoWithout } from '../../testing/demo-stories'
import { failing, silent } from '../../testing/story-fetch'

const meta = { title: 'Admin/Categories', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/published/shop'
const row = (name: string) => screen.findByRole('row', { name })
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const open = async (name: string) => {
  await userEvent.click(await screen.findByRole('rowheader', { name }))
  return within(await screen.findByRole('dialog', { name }))
}

export const List: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', '!autodocs'],
  play: async () => {
    const shoes = await row('Shoes')
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Categories 14')
    await expect(screen.getByRole('treegrid', { name: 'Categories' })).toBeVisible()
    await expect(shoes).toHaveAttribute('aria-level', '2')
    await expect(within(shoes).getByRole('gridcell', { name: '1' })).toBeVisible()
    await expect(await within(await row('Fashion')).findByRole('link', { name: /shops$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/published\/shops\/[0-9a-f-]{36}$/),
    )
  },
}

export const OtherTypes: Story = {
  ...adminStory({ path }),
  play: async () => {
    await row('Shoes')
    const types = () => within(screen.getByRole('navigation', { name: 'Category types' }))
    await expect(types().getByRole('link', { name: 'Shops' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(types().getByRole('link', { name: 'Restaurants & cafés' }))
    await row('Bars')
    await expect(location.pathname).toBe('/Published/RestaurantAndCafe')
    await expect(screen.getByRole('link', { name: 'Categories' })).toHaveAttribute('aria-current', 'page')
  },
}

export const Loading: Story = {
  ...adminStory({ path, wrap: (fetch) => silent(fetch, 'GET /Category/1') }),
  play: async () => {
    // the form opens once the categories of the type have loaded
    await expect((await screen.findAllByRole('status', { name: 'Working' })).length).toBeGreaterThan(0)
    await expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  },
}

let down = true

export const FailedAndTriedAgain: Story = {
  ...adminStory({
    path,
    wrap: (fetch) => {
      down = true
      return (input, init) => (down ? failing(fetch, { 'GET /Category/1': 503 }) : fetch)(input, init)
    },
  }),
  play: async () => {
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent('Couldn’t load the list')
    down = false
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    await row('Shoes')
  },
}

export const Empty: Story = {
  ...adminStory({ path, seed: demoWithout('category', 'item', 'offer') }),
  play: async () => {
    await expect(await screen.findByText('No categories yet')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'New Category' })).toBeVisible()
  },
}

export const MakeOne: Story = {
  ...adminStory({ path }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'New Category' }))
    const form = within(await screen.findByRole('dialog', { name: 'New Category' }))
    await userEvent.click(await form.findByRole('radio', { name: 'Opens a website in a window' }))
    await userEvent.click(form.getByRole('button', { name: 'CREATE' }))
    await expect(await form.findAllByText('Field is required')).not.toHaveLength(0)
    await userEvent.type(form.getByLabelText(/^Name/), 'Leksaker')
    await userEvent.type(form.getByLabelText(/^Web address/), 'https://leksaker.example')
    await userEvent.type(form.getByRole('combobox', { name: /^Parent category/ }), 'Child')
    await userEvent.click(await within(await screen.findByRole('listbox')).findByRole('option', { name: 'Children' }))
    await userEvent.click(form.getByRole('button', { name: 'CREATE' }))
    await screen.findByText('Created', { selector: '[data-slot="toast-title"]' })
    await expect(await row('Leksaker')).toHaveAttribute('aria-level', '2')
  },
}

export const Edit: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    const form = await open('Shoes')
    await expect(await form.findByRole('img')).toBeVisible()
    await expect(form.getByRole('radio', { name: 'Opens its details' })).toBeChecked()
    // the position within the parent, as in the list
    await expect(form.getByRole('textbox', { name: 'Index' })).toHaveValue('1')
  },
}

/** A position typed in the form is that of the list; without one a new category comes last. */
export const Positioned: Story = {
  ...adminStory({ path }),
  play: async () => {
    const indexOf = async (name: string) =>
      within(await row(name))
        .getAllByRole('gridcell')
        .map((cell) => cell.textContent)
        .find((text) => /^\d+$/.test(text ?? ''))
    const listed = await indexOf('Gifts')
    const form = await open('Gifts')
    const index = await form.findByRole('textbox', { name: 'Index' })
    await expect(index).toHaveValue(listed)
    await userEvent.clear(index)
    await userEvent.type(index, '1')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByText('Updated')
    await waitFor(async () => expect(await indexOf('Gifts')).toBe('1'))
    await waitFor(() => expect(names()[0]).toContain('Gifts'))
    await userEvent.click(screen.getByRole('button', { name: 'New Category' }))
    const fresh = within(await screen.findByRole('dialog', { name: 'New Category' }))
    await expect(await fresh.findByRole('textbox', { name: 'Index' })).toHaveValue('')
    await expect(fresh.getByRole('textbox', { name: 'Index' })).toHaveAccessibleDescription(
      '1 comes first. Leave it empty to put it last.',
    )
  },
}

export const WhatATouchDoes: Story = {
  ...adminStory({ path }),
  play: async () => {
    const form = await open('Shoes')
    await userEvent.click(await form.findByRole('radio', { name: 'Goes to another page of the kiosk' }))
    await userEvent.selectOptions(form.getByLabelText(/^Page/), 'offers')
    await userEvent.click(form.getByRole('switch', { name: 'Visit page follows another category' }))
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    // without a category
    await expect(await form.findAllByText('Field is required')).not.toHaveLength(0)
    await userEvent.type(form.getByRole('combobox', { name: /^Visit page lists/ }), 'Outdoors')
    await userEvent.click(
      await within(await screen.findByRole('listbox')).findByRole('option', { name: 'Sport › Outdoors' }),
    )
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByText('Updated')
    const again = await open('Shoes')
    await expect(await again.findByLabelText(/^Page/)).toHaveValue('offers')
    await expect(await again.findByDisplayValue('Sport › Outdoors')).toBeVisible()
    // a category and its descendants cannot be its parent
    await userEvent.click(again.getByRole('combobox', { name: /^Parent category/ }))
    const parents = within(await screen.findByRole('listbox'))
    await expect(await parents.findByRole('option', { name: 'Fashion › Jewellery and watches' })).toBeVisible()
    await expect(parents.queryByRole('option', { name: 'Fashion › Shoes' })).toBeNull()
  },
}

/** By keyboard: into another category, and back to the top level. */
export const Order: Story = {
  ...adminStory({ path }),
  play: async ({ loaded: { app } }) => {
    const children = await row('Children')
    within(children).getByRole('button', { name: 'Move Children' }).focus()
    await userEvent.keyboard(' {ArrowUp} ')
    await waitFor(async () => expect(await row('Children')).toHaveAttribute('aria-level', '2'))
    await expect(names().indexOf('Children')).toBeLessThan(names().indexOf('Sport'))
    const { client, mallId } = await (app as TestApp).signIn('admin')
    const stored = await client.call(calls.categoriesOfType, { params: { type: 1 }, query: { mallId } })
    const nameOf = (id?: string | null) => stored.find((one) => one.id === id)?.name?.en
    await expect(nameOf(stored.find(({ name }) => name?.en === 'Children')?.parentId)).toBe('Fashion')
  },
}

export const OrderFails: Story = {
  ...adminStory({ path, wrap: (fetch) => failing(fetch, { 'PUT /Category/Order': 500 }) }),
  play: async () => {
    const children = await row('Children')
    within(children).getByRole('button', { name: 'Move Children' }).focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(await screen.findByText('Something goes wrong')).toBeVisible()
    await waitFor(() => expect(names().indexOf('Children')).toBeLessThan(names().indexOf('Sport')))
  },
}

export const InUse: Story = {
  ...adminStory({ path }),
  play: async () => {
    await row('Gifts')
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Gifts' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete?' }))
    await expect(await question.findByText(/^It can’t be deleted while these use it/)).toBeVisible()
    await expect(question.getAllByRole('link').length).toBeGreaterThan(1)
    await expect(question.getByRole('button', { name: 'Delete' })).toBeDisabled()
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await row('Gifts')
  },
}

export const CopyDeleteAndUndo: Story = {
  ...adminStory({ path }),
  play: async () => {
    await row('Gifts')
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Gifts' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Make a copy?' }))
    await userEvent.click(question.getByRole('button', { name: 'Copy' }))
    await row('Gifts (copy)')
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Gifts (copy)' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const sure = within(await screen.findByRole('alertdialog', { name: 'Delete?' }))
    await userEvent.click(sure.getByRole('button', { name: 'Delete' }))
    await screen.findByText('Deleted')
    await expect(screen.queryByRole('row', { name: 'Gifts (copy)' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await row('Gifts (copy)')
  },
}

export const Reader: Story = {
  ...adminStory({ path, user: 'reader' }),
  play: async () => {
    const form = await open('Shoes')
    await expect(await form.findByText('You can view categories but not change them.')).toBeVisible()
    await expect(form.getByLabelText(/^Name/)).toHaveAttribute('readonly')
    await expect(form.queryByRole('button', { name: 'Save' })).toBeNull()
  },
}

export const Icelandic: Story = {
  ...adminStory({ path: '/Published/ServiceCompany', code: 'is' }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Nýr flokkur' }))
    const form = within(await screen.findByRole('dialog', { name: 'Nýr flokkur' }))
    await userEvent.click(await form.findByRole('button', { name: 'STOFNA' }))
    await form.findAllByText('Fylla þarf út reitinn')
  },
}
