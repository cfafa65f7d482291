import { previewLink } from '@kiosk-admin/api-client'
import { createBackOffice } from '@kiosk-admin/kiosk-client'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { App } from './app'
import './kiosk.css'
import { ServicesProvider } from './services'
import { displayParameters, onDisplay } from './testing/display'
import { createWorld, type World } from './testing/world'

type Begin = (world: World) => void | Promise<void>

let world: World

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
    async ({ parameters }) => {
      world = await createWorld()
      await (parameters.begin as Begin | undefined)?.(world)
      return { services: world.services }
    },
  ],
} satisfies Meta<typeof App>

export default meta
type Story = StoryObj<typeof meta>

const paired = { begin: (begun: World) => begun.go(`#key=${begun.key}`) }

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
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Stationsnyckel' }), `${world.key}{Enter}`)
    await expect(await canvas.findByRole('heading', { name: 'Strandgallerian' })).toBeVisible()
    await expect(world.stored.get('kiosk.pairing')).toContain(world.stationId)
  },
}

/** An address with a key pairs, and loses the key. */
export const PairedByAddress: Story = {
  parameters: paired,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Strandgallerian' })).toBeVisible()
    await expect(world.href).not.toContain(world.key)
    await expect(document.title).toBe('Strandgallerian')
  },
}

/** A key in the address that is none is shown again, to be mended. */
export const WrongAddress: Story = {
  parameters: { begin: (begun: World) => begun.go('#key=k_wrong') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Det här är ingen stationsnyckel.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Stationsnyckel' })).toHaveValue('k_wrong')
  },
}

/** What staff publish is on the screen a moment later. */
export const Publishing: Story = {
  parameters: paired,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Strandgallerian' })
    await world.addEvent('Körsång i atriet')
    await world.publish()
    await expect(await canvas.findByRole('heading', { name: 'Körsång i atriet' })).toBeVisible()
  },
}

/** What staff ask of a station, it does. */
export const AskedByStaff: Story = {
  parameters: paired,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Strandgallerian' })
    const { mallId, stationId, token, WebSocket } = world
    const office = createBackOffice({
      url: 'ws://localhost/socket',
      token: () => token,
      environment: { WebSocket, log: () => {} },
    })
    office.connect()
    await waitFor(() => expect(office.presence(mallId)).toMatchObject([{ stationId, state: 'online' }]))
    const station = { mallId, stationId }
    await expect(await office.ping(station)).toBe('answered')
    await expect(await office.publish([station])).toMatchObject([{ state: 'shown' }])
    await expect(await office.reload(station)).toMatchObject({ state: 'shown' })
    void office.restart(station)
    await waitFor(() => expect(world.restarts).toBe(1))
    office.close()
  },
}

/** Without a network it goes on showing what it has, and says so quietly. */
export const Offline: Story = {
  parameters: paired,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Strandgallerian' })
    world.setReachable(false)
    await expect(await canvas.findByText(/^Ingen anslutning\. Visar läget lör 21 nov\., 10:00\.$/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Erbjudanden' })).toBeVisible()
    world.setReachable(true)
    await waitFor(() => expect(canvas.queryByText(/^Ingen anslutning/)).toBeNull(), { timeout: 5_000 })
  },
}

/** A key that has ended is said; what was published stays on the screen. */
export const KeyEnded: Story = {
  parameters: paired,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Strandgallerian' })
    const key = await world.newKey()
    await userEvent.click(await canvas.findByRole('button', { name: 'Ange en ny nyckel' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Stationsnyckel' }), `${key}{Enter}`)
    await expect(await canvas.findByRole('heading', { name: 'Strandgallerian' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Ange en ny nyckel' })).toBeNull())
  },
}

/** Staff see the draft, with the yellow band: not on the kiosks yet. */
export const Preview: Story = {
  parameters: {
    begin: async (begun: World) => {
      await begun.addEvent('Ännu ett utkast')
      const { mallId } = begun
      const { url } = await begun.staff.call(previewLink, { params: { mallId }, body: { language: 'en' } })
      begun.go(url.slice(url.indexOf('/kiosk/') + '/kiosk/'.length))
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Preview. Not on the kiosks yet.')).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Ännu ett utkast' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Offers' })).toBeVisible()
  },
}

/** A link to a preview ends after a day. */
export const PreviewEnded: Story = {
  parameters: { begin: (begun: World) => begun.go(`?mallId=${begun.mallId}#preview=p_old`) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: /Länken till förhandsvisningen har upphört/ }),
    ).toBeVisible()
  },
}
