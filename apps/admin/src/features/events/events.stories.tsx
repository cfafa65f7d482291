import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { failing, outage } from '../../testing/story-fetch'
import { toggleFilter } from '../../testing/toggle-filter'

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

/**
 * An InActive record is not published, or leaves the kiosks with the next publication. A record that visitors see unchanged
 * has a short text instead of two badges.
 */
export const OnTheKiosksOrNot: Story = {
  ...adminStory({ path }),
  tags: ['picture', '!autodocs'],
  play: async () => {
    const rowOf = (name: string) => screen.findByRole('row', { name })
    const off = await rowOf('Fashion evening')
    await expect(within(off).getByText('InActive')).toBeVisible()
    await expect(within(off).getByText('Not published')).toBeVisible()
    const fine = await rowOf('Christmas market')
    await expect(within(fine).getByText('Active, on the kiosks')).toBeVisible()
    await userEvent.click(within(fine).getByRole('checkbox'))
    await userEvent.click(await screen.findByRole('button', { name: 'Deactivate' }))
    const changed = await rowOf('Christmas market')
    const until = await within(changed).findByText('Until the next publication')
    await expect(until.getBoundingClientRect().bottom).toBeLessThan(changed.getBoundingClientRect().bottom)

    // its toast may arrive while the menu is open
    await toggleFilter(/^Visitors All/, 'Inactive')
    await waitFor(() => expect(screen.queryByRole('row', { name: 'Christmas market' })).toBeNull())
    await expect(screen.getByRole('row', { name: 'Fashion evening' })).toBeVisible()
  },
}

/** A new record is Active, and its preview shows its state. */
export const BeginsActive: Story = {
  ...adminStory({ path }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'New event' }))
    const form = within(await screen.findByRole('dialog', { name: 'New event' }))
    await expect(await form.findByRole('switch', { name: 'Active' })).toBeChecked()
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))

    await userEvent.click(await screen.findByRole('rowheader', { name: 'Christmas market' }))
    const stored = within(await screen.findByRole('dialog', { name: 'Christmas market' }))
    await userEvent.click(await stored.findByRole('button', { name: 'Preview' }))
    await expect(await stored.findByText('As visitors see it on the kiosks.')).toBeVisible()
    await userEvent.type(stored.getByRole('textbox', { name: /^Name/ }), '!')
    await expect(await stored.findByText(/^As visitors will see it after the next publication\./)).toBeVisible()
    await userEvent.click(stored.getByRole('switch', { name: 'Active' }))
    await expect(await stored.findByText('It comes off the kiosks with the next publication.')).toBeVisible()
  },
}

export const Icelandic: Story = {
  ...adminStory({ path, code: 'is' }),
  tags: ['picture', '!autodocs'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Nýr viðburður' }))
    const form = within(await screen.findByRole('dialog', { name: 'Nýr viðburður' }))
    await userEvent.click(await form.findByRole('button', { name: 'Vista' }))
    await form.findAllByText('Fylla þarf út reitinn')
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
    await screen.findByText('Updated')
    await userEvent.click(await screen.findByRole('rowheader', { name: 'Christmas market' }))
    await expect(await screen.findByLabelText(/^Time/)).toHaveValue('09:30')
  },
}

export const RecordDidNotLoad: Story = {
  ...adminStory({ path, wrap: (fetch) => failing(fetch, { 'GET /Event/': 503 }) }),
  play: async () => {
    await userEvent.click(await screen.findByRole('rowheader', { name: 'Christmas market' }))
    const form = within(await screen.findByRole('dialog'))
    await expect(await form.findByRole('alert')).toHaveTextContent('Couldn’t load the record')
  },
}

export const Gone: Story = {
  ...adminStory({ path: `${path}?dialog=eventEdit&id=019b76da-a800-7000-8000-000000000000` }),
  play: async () => {
    await expect(await screen.findByText('This record no longer exists')).toBeVisible()
  },
}

const pictures = outage({ 'GET /MediaLibrary/Files/Image': 503 })

export const PicturesDidNotLoad: Story = {
  ...adminStory({ path, wrap: pictures.wrap }),
  play: async () => {
    await userEvent.click(await screen.findByRole('rowheader', { name: 'Christmas market' }))
    const picture = within(await screen.findByRole('group', { name: /^Picture/ }))
    await expect(await picture.findByText('Couldn’t load the picture')).toBeVisible()
    await expect(picture.queryByRole('button', { name: 'Change' })).toBeNull()
    pictures.end()
    await userEvent.click(picture.getByRole('button', { name: 'Try again' }))
    await expect(await picture.findByRole('button', { name: 'Change' })).toBeVisible()
    await expect(picture.queryByText('Couldn’t load the picture')).toBeNull()
  },
}
