import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { demoWithout } from '../../testing/demo-stories'
import { failing, silent } from '../../testing/story-fetch'

const meta = { title: 'Admin/Surrounding area', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/published/SurroundingArea'
const rowHeader = (name: string) => screen.findByRole('rowheader', { name })

export const List: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: 'main' } },
  play: async () => {
    await rowHeader('Ferry landing')
    await expect(screen.getByRole('row', { name: 'The square' })).toHaveTextContent('Indoors')
  },
}

export const OnTheMap: Story = {
  ...adminStory({ path: `${path}?view=map` }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: 'main' } },
  play: async () => {
    const map = await screen.findByRole('region', { name: 'Surrounding area' })
    await expect(await within(map).findByRole('button', { name: /Shore park/ })).toBeVisible()
    await expect(screen.getAllByText('Indoors, not on the map')).toHaveLength(2)
  },
}

export const OpenedFromTheMap: Story = {
  ...adminStory({ path: `${path}?view=map` }),
  play: async () => {
    const [onTheMap] = await screen.findAllByRole('button', { name: /^\d Shore park/ })
    if (onTheMap) await userEvent.click(onTheMap)
    const form = within(await screen.findByRole('dialog', { name: 'Shore park' }))
    await userEvent.click(await form.findByRole('button', { name: 'Cancel' }))
    await userEvent.click(await screen.findByRole('radio', { name: 'List' }))
    await rowHeader('Ferry landing')
    await expect(location.search).toBe('')
  },
}

export const Outdoors: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    await userEvent.click(await rowHeader('Ferry landing'))
    const form = within(await screen.findByRole('dialog', { name: 'Ferry landing' }))
    await expect(await form.findByRole('slider', { name: 'Pin' })).toBeVisible()
    await expect(form.getByRole('textbox', { name: /^Coordinates/ })).toHaveValue('57.7098, 11.9651')
    await expect(await form.findByRole('textbox', { name: 'Description' })).toHaveTextContent('Båtar över älven')
    await form.findByText('place-ferry.svg')
  },
}

/** The map of a new place starts where the mall is. */
export const BeginsAtTheMall: Story = {
  ...adminStory({ path }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'New place' }))
    const form = within(await screen.findByRole('dialog', { name: 'New place' }))
    await userEvent.click(await form.findByRole('radio', { name: 'Outdoors' }))
    await userEvent.click(await form.findByRole('button', { name: 'Place the pin in the middle' }))
    await expect(form.getByRole('textbox', { name: /^Coordinates/ })).toHaveValue('57.7111, 11.9668')
  },
}

/** Positioned on a floor's plan by keyboard and in percent; switching to outdoors clears it. */
export const Indoors: Story = {
  ...adminStory({ path }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    await userEvent.click(await rowHeader('The square'))
    const form = within(await screen.findByRole('dialog', { name: 'The square' }))
    const pin = await form.findByRole('slider', { name: 'Position' })
    pin.focus()
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}')
    await expect(pin).toHaveAttribute('aria-valuetext', '58% from the left, 37% from the top')
    const left = form.getByRole('textbox', { name: 'From the left, %' })
    await userEvent.clear(left)
    await userEvent.type(left, '101{Tab}')
    await expect(left).toBeInvalid()
    await userEvent.clear(left)
    await userEvent.type(left, '40{Tab}')
    await expect(pin).toHaveAttribute('aria-valuetext', '40% from the left, 37% from the top')
    await userEvent.click(form.getByRole('radio', { name: 'Outdoors' }))
    await expect(form.queryByRole('slider', { name: 'Position' })).toBeNull()
    await userEvent.click(form.getByRole('radio', { name: 'Indoors' }))
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByText('Updated', { selector: '[data-slot="toast-title"]' })
    await userEvent.click(await rowHeader('The square'))
    await expect(await screen.findByRole('slider', { name: 'Position' })).toHaveAttribute(
      'aria-valuetext',
      '40% from the left, 37% from the top',
    )
  },
}

export const MakeOne: Story = {
  ...adminStory({ path }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'New place' }))
    const form = within(await screen.findByRole('dialog', { name: 'New place' }))
    await userEvent.click(await form.findByRole('button', { name: 'Save' }))
    await expect(await form.findAllByText('Field is required')).not.toHaveLength(0)
    await userEvent.type(form.getByLabelText(/^Name/), 'Aaa fyren')
    const coordinates = await form.findByRole('textbox', { name: /^Coordinates/ })
    await userEvent.type(coordinates, 'by the water{Tab}')
    await expect(coordinates).toBeInvalid()
    await userEvent.clear(coordinates)
    await userEvent.type(coordinates, '57.7, 11.9{Tab}')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByText('Created', { selector: '[data-slot="toast-title"]' })
    await expect(within(await screen.findByRole('row', { name: 'Aaa fyren' })).getByText('Active')).toBeVisible()
  },
}

export const Loading: Story = {
  ...adminStory({ path, wrap: (fetch) => silent(fetch, 'GET /Place') }),
  play: async () => {
    await expect(await screen.findByText('Loading')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  ...adminStory({ path, seed: demoWithout('place') }),
  play: async () => {
    await expect(await screen.findByText('No places yet')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'Map' }))
    await expect(await screen.findByText('No places yet')).toBeVisible()
  },
}

export const Failed: Story = {
  ...adminStory({ path: `${path}?view=map`, wrap: (fetch) => failing(fetch, { 'GET /Place': 503 }) }),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Try again')
  },
}

export const Reader: Story = {
  ...adminStory({ path, user: 'reader' }),
  play: async () => {
    await userEvent.click(await rowHeader('The square'))
    const form = within(await screen.findByRole('dialog'))
    await expect(await form.findByText('You can view places but not change them.')).toBeVisible()
    await expect(await form.findByRole('slider', { name: 'Position' })).toHaveAttribute('aria-readonly', 'true')
    await expect(form.queryByRole('button', { name: 'Save' })).toBeNull()
  },
}

export const Icelandic: Story = {
  ...adminStory({ path, code: 'is' }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: 'main' } },
  play: async () => {
    await rowHeader('Ferjulægið')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nágrennið'))
  },
}
