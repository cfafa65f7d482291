import { calls, contentTypes, type PreviewRecord, previewReady, type RecordOf } from '@kiosk-admin/api-client'
import { createBackOffice } from '@kiosk-admin/kiosk-client'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { App } from './app'
import './kiosk.css'
import { DependenciesProvider } from './dependencies'
import { visitorLeft } from './hooks/use-idle'
import { displayParameters, onDisplay } from './testing/display'
import { fakeVoice } from './testing/fake-voice'
import { createTestKiosk, type TestKiosk } from './testing/test-kiosk'

type Begin = (kiosk: TestKiosk) => void | Promise<void>

let kiosk: TestKiosk
let shop: RecordOf<'item'> | undefined

const inWorld: Decorator = (Story, { loaded }) => (
  <DependenciesProvider value={loaded.dependencies}>
    <Story />
  </DependenciesProvider>
)

const meta = {
  title: 'Kiosk/Station',
  component: App,
  parameters: displayParameters,
  decorators: [onDisplay, inWorld],
  loaders: [
    async ({ parameters }) => {
      kiosk = await createTestKiosk()
      await (parameters.begin as Begin | undefined)?.(kiosk)
      return { dependencies: kiosk.dependencies }
    },
  ],
} satisfies Meta<typeof App>

export default meta
type Story = StoryObj<typeof meta>

const paired = { begin: (begun: TestKiosk) => begun.go(`#key=${begun.key}`) }

/** Without a key, the station asks for one and explains why an entered key was rejected. */
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

/** A correct key pairs the station, and the publication appears at once. */
export const Pairing: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Stationsnyckel' }), `${kiosk.key}{Enter}`)
    await expect(await canvas.findByRole('heading', { name: 'Strandgallerian' })).toBeVisible()
    await expect(kiosk.stored.get('kiosk.pairing')).toContain(kiosk.stationId)
  },
}

/** A key in the address pairs the station and is removed from the address. */
export const PairedByAddress: Story = {
  parameters: paired,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Strandgallerian' })).toBeVisible()
    await expect(kiosk.href).not.toContain(kiosk.key)
    await expect(document.title).toBe('Strandgallerian')
  },
}

/** An invalid key in the address is put into the input, so that it can be corrected. */
export const WrongAddress: Story = {
  parameters: { begin: (begun: TestKiosk) => begun.go('#key=k_wrong') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Det här är ingen stationsnyckel.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Stationsnyckel' })).toHaveValue('k_wrong')
  },
}

/** An invalid key is not stored, even if the address has the ids of a station. */
export const WrongAddressWithIds: Story = {
  parameters: {
    begin: (begun: TestKiosk) => begun.go(`?mallId=${begun.mallId}&stationId=${begun.stationId}#key=k_wrong`),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Det här är ingen stationsnyckel.')).toBeVisible()
    await expect(kiosk.stored.has('kiosk.pairing')).toBe(false)
  },
}

/** In a language without a voice on the station, sounds of the server read aloud; staff see which languages have either. */
export const Speech: Story = {
  parameters: {
    begin: (begun: TestKiosk) => {
      begun.speech.languages = ['en']
      begun.dependencies.voice = fakeVoice({ tags: ['sv'] })
      begun.go(`#key=${begun.key}`)
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Uppläsning' })).toBeVisible()
    await waitFor(async () => expect(await kiosk.voices()).toEqual(['se', 'en']))
    await userEvent.click(canvas.getByRole('button', { name: /English/ }))
    await expect(await canvas.findByRole('button', { name: 'Read aloud' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Norsk/ }))
    await expect(await canvas.findByRole('heading', { name: 'Tilbud' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Opplesning' })).toBeNull()
  },
}

/** A new publication appears without a reload. */
export const Publishing: Story = {
  parameters: paired,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Strandgallerian' })
    await kiosk.addEvent('Körsång i atriet')
    await kiosk.publish()
    await expect(await canvas.findByRole('heading', { name: 'Körsång i atriet' })).toBeVisible()
  },
}

/** Runs the commands of staff: ping, reload and restart. */
export const Commands: Story = {
  parameters: paired,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Strandgallerian' })
    const { mallId, stationId, token, WebSocket } = kiosk
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
    await waitFor(() => expect(kiosk.restarts).toBe(1))
    office.close()
  },
}

/** Without a network, the station shows its stored publication and a small notice. */
export const Offline: Story = {
  parameters: paired,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Strandgallerian' })
    kiosk.setReachable(false)
    await expect(
      await canvas.findByText(/^Ingen anslutning\. Senast uppdaterat lör 21 nov\. kl\. 10:00\.$/),
    ).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Erbjudanden' })).toBeVisible()
    kiosk.setReachable(true)
    await waitFor(() => expect(canvas.queryByText(/^Ingen anslutning/)).toBeNull())
  },
}

/** Counts each click once; clicks made offline are sent when the network is back. */
export const Clicks: Story = {
  parameters: paired,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Strandgallerian' })
    const before = await kiosk.clickCounts()
    const more = (type: number) => async () => ((await kiosk.clickCounts())[type] ?? 0) - (before[type] ?? 0)
    const offers = within(canvas.getByRole('region', { name: 'Erbjudanden' })).getAllByRole('listitem')
    const ofShop = offers.find((offer) => offer.querySelector('.kiosk-shop')) as HTMLElement
    await userEvent.click(ofShop)
    await userEvent.click(canvas.getByRole('button', { name: 'English' }))
    await waitFor(async () => expect(await more(4)()).toBe(1))
    await expect(await more(1)()).toBe(1)

    kiosk.setReachable(false)
    await canvas.findByText(/^No connection/)
    await userEvent.click(canvas.getByRole('button', { name: 'Norsk' }))
    await userEvent.click(canvas.getByRole('button', { name: 'English' }))
    kiosk.setReachable(true)
    await waitFor(async () => expect(await more(4)()).toBe(3))
    // all clicks are of the same visitor
    await expect(await more(0)()).toBe(1)
    await expect(await more(1)()).toBe(1)
  },
}

/** Counts clicks on a category, a shop, its way and a service by type and view. */
export const Guide: Story = {
  parameters: paired,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Strandgallerian' })
    const before = await kiosk.clickCounts()
    const more = async () => {
      const now = await kiosk.clickCounts()
      return [0, 1, 2, 3, 4, 5].map((type) => (now[type] ?? 0) - (before[type] ?? 0))
    }
    const touch = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }))
    await touch('Butiker')
    await touch('Mode')
    await touch('Grad')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Grad' })).toBeVisible()
    await touch('Visa vägen')
    await touch('Start')
    await touch('Tjänster')
    await touch('Bankomat')
    // Butiker, Start and Tjänster are menu entries
    await waitFor(async () => expect(await more()).toEqual([1, 1, 1, 1, 3, 1]))
    await expect(JSON.parse(kiosk.stored.get(`kiosk.stand.${kiosk.stationId}`) ?? '{}')).toMatchObject({
      areaId: 'A01',
    })
  },
}

/** Chosen results are counted, also offline. A text without results is reported after three visits with it. */
export const Searches: Story = {
  parameters: paired,
  play: async ({ canvas }) => {
    const touch = async (name: string | RegExp) => userEvent.click(await canvas.findByRole('button', { name }))
    const type = async (text: string) =>
      userEvent.type(await canvas.findByRole('searchbox', { name: 'Sök' }), `{Control>}a{/Control}${text}`)
    await canvas.findByRole('heading', { name: 'Strandgallerian' })
    await touch('Sök')
    await type('grad')
    await touch(/^Grad/)
    await waitFor(async () =>
      expect(await kiosk.searches()).toMatchObject({ found: 1, sought: [{ kind: 'item', label: 'Grad', count: 1 }] }),
    )

    kiosk.setReachable(false)
    await canvas.findByText(/^Ingen anslutning/)
    for (const visit of [1, 2, 3]) {
      await touch('Sök')
      await type('dykbåtar')
      await expect(await canvas.findByText('Inga träffar på ”dykbåtar”.')).toBeVisible()
      // the kiosk is left
      if (visit === 1) await touch('Start')
      else visitorLeft()
      await canvas.findByRole('heading', { name: 'Strandgallerian' })
    }
    kiosk.setReachable(true)
    await touch('Sök')
    await type('bankomat')
    await touch(/^Bankomat/)
    await waitFor(async () => expect(await kiosk.searches()).toMatchObject({ found: 2, withoutResult: [] }))
    await touch('Start')
    await touch('Sök')
    await type('dykbåtar')
    await touch('Start')
    await waitFor(async () =>
      expect(await kiosk.searches()).toMatchObject({ withoutResult: [{ text: 'dykbåtar', count: 3 }] }),
    )
    await expect(await kiosk.clickCounts()).not.toHaveProperty('6')
  },
}

/** After the key has expired, the publication stays visible, with a notice. */
export const KeyEnded: Story = {
  parameters: paired,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Strandgallerian' })
    const key = await kiosk.newKey()
    await userEvent.click(await canvas.findByRole('button', { name: 'Ange en ny nyckel' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Stationsnyckel' }), `${key}{Enter}`)
    await expect(await canvas.findByRole('heading', { name: 'Strandgallerian' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Ange en ny nyckel' })).toBeNull())
  },
}

/** The preview shows the draft, with a yellow band: not on the kiosks yet. */
export const Preview: Story = {
  parameters: {
    begin: async (begun: TestKiosk) => {
      await begun.addEvent('Ännu ett utkast')
      const { mallId } = begun
      const { url } = await begun.staff.call(calls.previewLink, { params: { mallId }, body: { language: 'en' } })
      begun.go(url.slice(url.indexOf('/kiosk/') + '/kiosk/'.length))
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Preview. Not on the kiosks yet.')).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Ännu ett utkast' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Offers' })).toBeVisible()
  },
}

/** Embedded beside a form, the preview shows the page of the record with unsaved values. */
export const PreviewOfOneRecord: Story = {
  parameters: {
    begin: async (begun: TestKiosk) => {
      const { mallId } = begun
      const [first] = await begun.staff.call(contentTypes.item.calls.list, { query: { mallId, type: 1 } })
      shop = first
      const { url } = await begun.staff.call(calls.previewLink, { params: { mallId }, body: { language: 'en' } })
      begun.go(`?mallId=${mallId}&language=en&show=item&id=${first?.id}${new URL(url).hash}`)
    },
  },
  play: async ({ canvas }) => {
    const { id, ...fields } = shop ?? {}
    await expect(await canvas.findByRole('heading', { name: shop?.name.en ?? shop?.name.se ?? '' })).toBeVisible()
    await waitFor(() => expect(kiosk.messageToParent).toBe(previewReady))
    const unsaved = { ...fields, id, name: { se: 'Under omskrivning', en: 'Being written' } }
    kiosk.postFromParent({ message: 'kiosk.preview.record', kind: 'item', record: unsaved, media: {} } as PreviewRecord)
    await expect(await canvas.findByRole('heading', { name: 'Being written' })).toBeVisible()
    kiosk.postFromParent({ message: 'something else', record: 1 })
    await expect(canvas.getByRole('heading', { name: 'Being written' })).toBeVisible()
  },
}

/** A preview link expires after a day. */
export const PreviewEnded: Story = {
  parameters: { begin: (begun: TestKiosk) => begun.go(`?mallId=${begun.mallId}#preview=p_old`) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: /Länken till förhandsgranskningen gäller inte längre/ }),
    ).toBeVisible()
  },
}
