import { mallWithoutLanguages } from '@kiosk-admin/api-client/demo'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { demoWith, renameOffer } from '../../testing/demo-stories'
import { failing, silent } from '../../testing/story-fetch'

const meta = { title: 'Admin/Dashboard', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/published'
const board = async () => within(await screen.findByRole('region', { name: 'Published content' }))

export const Dashboard: Story = {
  ...adminStory({ path, before: renameOffer }),
  tags: ['picture', 'width-1024', 'width-390', '!autodocs'],
  play: async () => {
    const tiles = await board()
    await tiles.findByRole('link', { name: /^Events.*12.*9 active.*3 inactive/ })
    const links = tiles.getAllByRole('link')
    for (const link of links) await expect(link).not.toHaveAttribute('aria-disabled')
    // as the specification writes them
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/published/event',
      '/published/shop',
      '/Published/RestaurantAndCafe',
      '/Published/ServiceCompany',
      '/published/service',
      '/Published/Parking',
      '/published/offer',
      '/published/SlideShow',
      '/published/SurroundingArea',
    ])
    const waiting = screen.getByRole('heading', { name: 'Not on the kiosks yet' }).parentElement as HTMLElement
    await within(waiting).findByText('A name that waits')
    await screen.findByRole('button', { name: 'Publish 1 change not published' })
  },
}

export const WithoutRights: Story = {
  ...adminStory({ path, user: 'none' }),
  play: async () => {
    const tiles = await board()
    for (const tile of await tiles.findAllByRole('link')) {
      await expect(tile).toHaveAttribute('aria-disabled', 'true')
      await expect(tile).toHaveTextContent('0')
    }
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

export const Loading: Story = {
  ...adminStory({ path, wrap: (fetch) => silent(fetch, 'GET /Published') }),
  play: async () => {
    const tiles = await board()
    await expect(await tiles.findAllByRole('link')).toHaveLength(9)
  },
}

export const Failed: Story = {
  ...adminStory({ path, wrap: (fetch) => failing(fetch, { 'GET /Published': 503 }) }),
  play: async () => {
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent('The figures did not load')
  },
}

export const NoLanguages: Story = {
  ...adminStory({ path, seed: demoWith(mallWithoutLanguages) }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Mall:/ }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: mallWithoutLanguages.name }))
    await expect(await screen.findByText('There are no langs added to this mall')).toBeVisible()
    await expect(screen.getByText(/Texts cannot be written/)).toBeVisible()
  },
}
