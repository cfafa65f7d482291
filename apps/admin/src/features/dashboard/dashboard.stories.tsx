import type { LanguageCode } from '@kiosk-admin/api-client'
import { mallWithoutLanguages } from '@kiosk-admin/api-client/demo'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { changeFourScreens, deactivateRestaurant, demoWith, renameOffer } from '../../testing/demo-stories'
import { failing, lostServer, silent } from '../../testing/story-fetch'

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
    await tiles.findByRole('link', { name: /^Events 12 9 Active, 3 InActive$/ })
    await tiles.findByRole('link', { name: /^Shops 128 \d+ Active, \d+ InActive in 14 categories$/ })
    await tiles.findByRole('link', { name: /^Parking 1 1 Active, 0 InActive in 1 category, 2 floors$/ })
    await tiles.findByRole('link', { name: /^Offers .*42 \d+ Active, \d+ InActive 42 offers and 27 shops$/ })
    await tiles.findByRole('link', {
      name: /^Surrounding Area.*Indoors: 1 Active, 1 InActive.*Outdoors: 3 Active, 0 InActive/,
    })
    const links = tiles.getAllByRole('link')
    for (const link of links) await expect(link).not.toHaveAttribute('aria-disabled')
    // the addresses of the specification
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
    const beside = within(screen.getByRole('complementary', { name: 'Changes and dates' }))
    const waiting = beside.getByRole('heading', { name: 'Not on the kiosks yet' }).parentElement as HTMLElement
    await within(waiting).findByText('A name that waits')
    await screen.findByRole('button', { name: 'Publish 1 change not published' })
  },
}

/** A tile shows the same number as its menu entry, and each change counts on one screen. */
export const CountsAgree: Story = {
  ...adminStory({ path, before: changeFourScreens }),
  play: async () => {
    const tiles = await board()
    await tiles.findByRole('link', { name: /^Shops.*\b2 not published/ })
    const menu = within(screen.getByRole('navigation', { name: 'Main' }))
    const countOf = (name: string) => menu.getByRole('link', { name: new RegExp(`^${name}\\b`) }).textContent
    await expect(countOf('Shops')).toMatch(/2/)
    await expect(countOf('Categories')).toMatch(/1/)
    await expect(countOf('Info Slideshows')).toMatch(/1/)
    await expect(countOf('Screensavers')).not.toMatch(/\d/)
    const kiosks = menu.getByRole('button', { name: /^Kiosks\b/ })
    await expect(kiosks).toHaveTextContent(/1/)
    await userEvent.click(kiosks)
    await expect(countOf('Malls')).toMatch(/1/)
    await expect(countOf('Stations')).not.toMatch(/\d/)
    await expect(countOf('History')).not.toMatch(/\d/)
    await screen.findByRole('button', { name: /^Publish 5 changes/ })
  },
}

export const NothingPending: Story = {
  ...adminStory({ path }),
  play: async () => {
    await expect(await screen.findByText('Everything active is on the kiosks.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /inactive records are kept back/ }))
    await expect(await screen.findByRole('region', { name: /inactive records are kept back/ })).toBeVisible()
  },
}

/** Changes that the user may not read are counted: the kiosks do not show everything that is saved. */
export const HiddenPending: Story = {
  ...adminStory({ path, user: 'editor', before: deactivateRestaurant }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '1 change in areas you can’t see' }))
    await expect(screen.queryByText(/is on the kiosks\.$/)).toBeNull()
    await expect(await screen.findByText('Restaurants & cafés: 1 (admin)')).toBeVisible()
  },
}

export const WithoutRights: Story = {
  ...adminStory({ path, user: 'none' }),
  play: async () => {
    const tiles = await board()
    // no count of 0, which would mean that there are none
    await expect(await tiles.findAllByRole('link', { name: /No access$/ })).toHaveLength(9)
    for (const tile of tiles.getAllByRole('link')) {
      await expect(tile).toHaveAttribute('aria-disabled', 'true')
      await expect(tile).not.toHaveTextContent('0')
    }
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(screen.getByText(/^You can’t see any content of this mall\./)).toBeVisible()
    for (const untrue of ['Everything saved is on the kiosks.', 'Nothing starts or ends.']) {
      await expect(screen.queryByText(untrue)).toBeNull()
    }
    // no group of the menu would lead to anything
    await expect(screen.getByRole('navigation', { name: 'Main' })).toBeEmptyDOMElement()
  },
}

/** Nothing is stated that is not known: no 0, no "Nothing". */
export const Loading: Story = {
  ...adminStory({
    path,
    wrap: (fetch) =>
      ['/Published', '/Publication', '/Event', '/Offer', '/Changes'].reduce(
        (wrapped, call) => silent(wrapped, `GET ${call}`),
        fetch,
      ),
  }),
  tags: ['picture', 'width-390', '!autodocs'],
  play: async () => {
    const tiles = await board()
    await expect(await tiles.findAllByRole('link')).toHaveLength(9)
    await screen.findByRole('heading', { name: 'Next seven days' })
    for (const tile of tiles.getAllByRole('link')) await expect(tile).not.toHaveTextContent(/\d/)
    await expect(screen.getByRole('main')).not.toHaveTextContent(/Nothing|Everything/)
  },
}

export const Failed: Story = {
  ...adminStory({ path, wrap: (fetch) => failing(fetch, { 'GET /Published': 503 }) }),
  play: async () => {
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent('Couldn’t load the figures')
    for (const tile of (await board()).getAllByRole('link')) await expect(tile).not.toHaveTextContent(/\d/)
  },
}

export const NoLanguages: Story = {
  ...adminStory({ path, seed: demoWith(mallWithoutLanguages) }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Mall:/ }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: mallWithoutLanguages.name }))
    await expect(await screen.findByText('There are no langs added to this mall')).toBeVisible()
    await expect(screen.getByText(/You can’t add texts/)).toBeVisible()
  },
}

/** The stops on the publication line link to their stations. */
export const ToAStation: Story = {
  ...adminStory({ path }),
  play: async () => {
    const line = within(await screen.findByRole('list', { name: 'Stations' }))
    await userEvent.click(await line.findByRole('link', { name: /^K2 / }))
    await expect(await screen.findByRole('dialog', { name: /^K2 / })).toBeVisible()
    await expect(location.pathname).toMatch(/^\/Malls\/Stations\//)
  },
}

const server = lostServer()

/** What is shown is grey and from before, until the server answers again. */
const offline = (code: LanguageCode, texts: { notice: string; help: string; asOf: string }) =>
  ({
    ...adminStory({ path, code, before: renameOffer, wrap: server.wrap }),
    play: async () => {
      const [tile = document.body] = await screen.findAllByRole('link', { name: /42 .*27/ })
      server.lose()
      const notice = await screen.findByRole('button', { name: texts.notice })
      await expect(notice).toBeVisible()
      await expect(screen.getByText(texts.asOf)).toBeVisible()
      await expect(tile.closest('[data-stale]')).not.toBeNull()
      const publish = document.querySelector('[data-slot="header-publish"]')
      await expect(publish).toHaveAttribute('data-stale-counts')
      await userEvent.click(notice)
      await expect(await screen.findByText(new RegExp(`^${texts.help}`))).toBeVisible()
      await userEvent.keyboard('{Escape}')
    },
  }) satisfies Story

const english = { notice: 'Offline', help: 'The server doesn’t answer', asOf: 'As of 10:00' }

export const Offline: Story = {
  ...offline('en', english),
  tags: ['picture', 'width-1024', 'width-390', '!autodocs'],
}

export const OfflineSwedish: Story = offline('se', {
  notice: 'Offline',
  help: 'Servern svarar inte',
  asOf: 'Uppgifter från 10:00',
})

export const OfflineNorwegian: Story = offline('no', {
  notice: 'Frakoblet',
  help: 'Serveren svarer ikke',
  asOf: 'Opplysninger fra 10:00',
})

export const OfflineIcelandic: Story = {
  ...offline('is', { notice: 'Ekki í sambandi', help: 'Þjónninn svarar ekki', asOf: 'Upplýsingar frá 10:00' }),
  tags: ['picture', 'width-390', '!autodocs'],
}

/** The notice goes by itself, and what was missed is loaded. */
export const BackOnline: Story = {
  ...adminStory({ path, before: renameOffer, wrap: server.wrap }),
  play: async ({ loaded: { app } }) => {
    await (await board()).findByRole('link', { name: /^Offers 1 not published/ })
    server.lose()
    await screen.findByRole('button', { name: 'Offline' })
    await deactivateRestaurant(app as TestApp)
    server.find()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Offline' })).toBeNull())
    await expect(screen.queryByText('As of 10:00')).toBeNull()
    await (await board()).findByRole('link', { name: /^Restaurants & Cafes 1 not published/ })
  },
}
