import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { failing } from '../../testing/story-fetch'

const meta = { title: 'Admin/Events', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/published/event'

export const List: Story = {
  ...adminStory({ path }),
  play: async () => {
    await screen.findByRole('row', { name: 'Christmas market' })
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Events 12')
  },
}

export const Icelandic: Story = {
  ...adminStory({ path, code: 'is' }),
  tags: ['picture', '!autodocs'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Nýr viðburður' }))
    const form = within(await screen.findByRole('dialog', { name: 'Nýr viðburður' }))
    await userEvent.click(await form.findByRole('button', { name: 'Vista' }))
    await form.findAllByText('Reiturinn er nauðsynlegur')
    await userEvent.click(form.getByRole('button', { name: 'Hætta við' }))
    await screen.findByRole('grid', { name: 'Viðburðir' })
  },
}

export const Time: Story = {
  ...adminStory({ path }),
  play: async () => {
    await userEvent.click(await screen.findByRole('rowheader', { name: 'Christmas market' }))
    const form = within(await screen.findByRole('dialog', { name: 'Christmas market' }))
    const time = await form.findByLabelText(/^Time/)
    await userEvent.clear(time)
    await userEvent.type(time, '9.30')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Updated')).toBeVisible()
    await userEvent.click(await screen.findByRole('rowheader', { name: 'Christmas market' }))
    await expect(await screen.findByLabelText(/^Time/)).toHaveValue('09:30')
  },
}

export const RecordDidNotLoad: Story = {
  ...adminStory({ path, wrap: (fetch) => failing(fetch, { 'GET /Event/': 503 }) }),
  play: async () => {
    await userEvent.click(await screen.findByRole('rowheader', { name: 'Christmas market' }))
    const form = within(await screen.findByRole('dialog'))
    await expect(await form.findByRole('alert')).toHaveTextContent('The record did not load')
  },
}

export const Gone: Story = {
  ...adminStory({ path: `${path}?dialog=eventEdit&id=019b76da-a800-7000-8000-000000000000` }),
  play: async () => {
    await expect(await screen.findByText('It is no longer there')).toBeVisible()
  },
}
