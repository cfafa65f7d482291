import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { App } from './app'
import './kiosk.css'
import { ServicesProvider } from './services'
import { displayParameters, onDisplay } from './testing/display'
import { createFakeWorld, type FakeWorld, rightKey } from './testing/fake-services'
import { publication, stationId } from './testing/fixture'

type Parameters = { href?: string; begin?: (world: FakeWorld) => void }

let world: FakeWorld

const inWorld: Decorator = (Story, { loaded }) => (
  <ServicesProvider value={loaded.services}>
    <Story />
  </ServicesProvider>
)

const meta = {
  title: 'Kiosk/Station',
  component: App,
  parameters: displayParameters,
  decorators: [onDisplay, inWorld],
  loaders: [
    ({ parameters }) => {
      const { href, begin } = parameters as Parameters
      const fake = createFakeWorld({ href: href ?? '/kiosk/' })
      world = fake.world
      begin?.(world)
      return { services: fake.services }
    },
  ],
} satisfies Meta<typeof App>

export default meta
type Story = StoryObj<typeof meta>

const paired = { href: `/kiosk/#key=${rightKey}` }

/** Without a key it asks for one, and says what is wrong with it. */
export const Unpaired: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const key = await canvas.findByRole('textbox', { name: 'Stationsnyckel' })
    await userEvent.click(canvas.getByRole('button', { name: 'Anslut' }))
    await expect(await canvas.findByText('Ange nyckeln.')).toBeVisible()
    await userEvent.type(key, 'k_wrong')
    await userEvent.click(canvas.getByRole('button', { name: 'Anslut' }))
    await expect(await canvas.findByText('Det här är ingen stationsnyckel.')).toBeVisible()
    await expect(key).toHaveAttribute('aria-invalid', 'true')
  },
}

/** With the right key it shows at once what was published. */
export const Pairing: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Stationsnyckel' }), `${rightKey}{Enter}`)
    await expect(await canvas.findByRole('heading', { name: 'Strandgallerian' })).toBeVisible()
    await expect(world.stored.get('kiosk.pairing')).toContain(stationId)
  },
}

/** An address with a key pairs, and loses the key. */
export const PairedByAddress: Story = {
  parameters: paired,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Strandgallerian' })).toBeVisible()
    await expect(world.href).not.toContain(rightKey)
  },
}

/** A key in the address that is none is shown again, to be mended. */
export const WrongAddress: Story = {
  parameters: { href: '/kiosk/#key=k_wrong' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Det här är ingen stationsnyckel.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Stationsnyckel' })).toHaveValue('k_wrong')
  },
}

/** A new publication is shown when the server says that there is one, and the station answers with its number. */
export const Publishing: Story = {
  parameters: paired,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Kvällsöppet' })
    world.publication = { ...publication, number: 215, records: { ...publication.records, event: [] } }
    world.say({ type: 'published', mallId: publication.mallId, number: 215 })
    await expect(await canvas.findByText('Inget är planerat i dag.')).toBeVisible()
    await waitFor(() =>
      expect(world.sent.find(({ replyTo }) => replyTo)?.message).toEqual({ type: 'reloaded', publication: 215 }),
    )
  },
}

const main = { mallId: 'main', stationId: 'main' }

/** What staff ask of a station, it does. */
export const AskedByStaff: Story = {
  parameters: paired,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Kvällsöppet' })
    for (const type of ['ping', 'sync', 'reload']) {
      world.sent.length = 0
      world.say({ type }, main)
      await waitFor(() => expect(world.sent.some(({ replyTo }) => replyTo)).toBe(true))
    }
    world.sent.length = 1
    world.say({ type: 'restart' }, main)
    await waitFor(() => expect(world.restarts).toBe(1))
  },
}

/** Without a network it goes on showing what it has, and says so quietly. */
export const Offline: Story = {
  tags: ['picture'],
  parameters: paired,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Kvällsöppet' })
    await userEvent.click(canvas.getByRole('button', { name: 'English' }))
    world.reachable = false
    world.cut()
    await expect(await canvas.findByText(/^No connection\. As of Thu,? 19 Nov, 16:42\.$/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Offers' })).toBeVisible()
  },
}

/** The mall's own colour. */
export const Brand: Story = {
  parameters: {
    ...paired,
    begin: (begun: FakeWorld) => {
      begun.publication = { ...publication, mall: { ...publication.mall, brandColor: '#b4123d' } }
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Kvällsöppet' })
    await waitFor(() => expect(document.documentElement.style.getPropertyValue('--k-brand')).toBe('#b4123d'))
    await expect(document.title).toBe('Strandgallerian')
  },
}

/** A key that has ended is said; what was published stays on the screen. */
export const KeyEnded: Story = {
  parameters: paired,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Kvällsöppet' })
    world.key = 'k_new'
    world.cut(4401)
    await userEvent.click(await canvas.findByRole('button', { name: 'Ange en ny nyckel' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Stationsnyckel' }), 'k_new{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Kvällsöppet' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Ange en ny nyckel' })).toBeNull())
  },
}

/** Nothing has been published in this mall. */
export const NothingPublished: Story = {
  parameters: {
    ...paired,
    begin: (begun: FakeWorld) => {
      begun.publication = null
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Inget har publicerats än.' })).toBeVisible()
  },
}

/** Staff see the draft, with the yellow band: not on the kiosks yet. */
export const Preview: Story = {
  tags: ['picture'],
  parameters: { href: `/kiosk/?mallId=${publication.mallId}&language=en#preview=p_good` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Preview. Not on the kiosks yet.')).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Late opening' })).toBeVisible()
    await expect(world.sent).toEqual([])
  },
}

/** A link to a preview ends after a day. */
export const PreviewEnded: Story = {
  parameters: { href: `/kiosk/?mallId=${publication.mallId}#preview=p_old` },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: /Länken till förhandsvisningen har upphört/ }),
    ).toBeVisible()
  },
}
