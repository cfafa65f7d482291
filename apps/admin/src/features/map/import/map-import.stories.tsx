import { calls, contentTypes } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import { exportImdf } from '@kiosk-admin/wayfinding/exchange'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { session } from '../../../shared/session/session'
import { toasts } from '../../../shared/toasts/toasts'
import { adminStory } from '../../../testing/admin-story'
import { savedBy } from '../../../testing/saved-by'
import { failing, silent } from '../../../testing/story-fetch'
import { archiveOf, smallBuilding, smallFloor, zipped } from './map-file.fixture'
import { openAirMall } from './tenants/open-air-mall.fixture'

const meta = { title: 'Admin/Map import', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/published/Map?dialog=mapImport'
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Import a map' }))
const appOf = (loaded: object) => (loaded as { app: TestApp }).app
const archive = (name = 'mall.zip', files = archiveOf(smallBuilding)) => new File([zipped(files)], name)

async function give(...files: File[]) {
  const { getByLabelText } = await dialog()
  await userEvent.upload(getByLabelText('Choose files'), files, { applyAccept: false })
}

async function go(button: string) {
  await userEvent.click((await dialog()).getByRole('button', { name: button }))
}

async function floorsOf(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  const query = { mallId }
  return {
    floors: await client.call(contentTypes.floor.calls.list, { query }),
    plans: await client.call(calls.floorPlans, { query }),
    connectors: await client.call(contentTypes.connector.calls.list, { query }),
  }
}

/** Levels become new floors; areas get codes by hand, the lift comes along, and all of it can be undone. */
export const NewFloors: Story = {
  ...adminStory({ path }),
  play: async ({ loaded }) => {
    const app = appOf(loaded)
    const before = await floorsOf(app)
    await give(archive())
    const { findByRole, findByText, getByRole, getAllByText } = await dialog()
    await expect(await findByRole('combobox', { name: 'Floor for: Storey 7' })).toHaveDisplayValue('A new floor')
    await expect(getAllByText('A picture of the floor is drawn from the file.')).toHaveLength(2)

    await go('Next')
    await expect(await findByText(/^The file has no shop with a name and no kiosk/)).toBeVisible()
    await go('Next')
    await expect(await findByText('4 areas in the file have no area ID in this mall')).toBeVisible()
    const code = getByRole('combobox', { name: 'Area ID for: X1' })
    await userEvent.type(code, 'A02')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(await findByText('Matched by area ID: 0, by name: 0, chosen: 1.')).toBeVisible()

    await go('Next')
    await expect(await findByRole('checkbox', { name: 'Lift: Storey 7, Storey 8' })).toBeChecked()
    await go('Next')
    const taken = within(await findByRole('region', { name: 'Imported' }))
    await expect(taken.getByRole('row', { name: 'Level 2' })).toBeVisible()
    await expect(await findByText('Everything will be imported.')).toBeVisible()

    await go('Import 2 floors')
    await expect(await findByText('2 floors created, 1 lift or staircase saved')).toBeVisible()
    const { plans, connectors } = await floorsOf(app)
    const lower = plans.find(({ name }) => name.en === 'Storey 7')
    await expect(lower?.areas.map(({ areaId }) => areaId)).toEqual(['A02', 'X2'])
    await expect(lower?.picture).toMatchObject({ width: 1000, height: 500 })
    const lift = connectors.find(({ stops }) => stops.some(({ floorId }) => floorId === lower?.id))
    await expect(lift).toMatchObject({ kind: 'lift', name: { en: 'Lift', se: 'Hiss' } })

    await go('Undo the import')
    await expect(await findByText('Import undone')).toBeVisible()
    const after = await floorsOf(app)
    await expect(after.floors.map(({ id }) => id)).toEqual(before.floors.map(({ id }) => id))
    await expect(after.connectors).toHaveLength(before.connectors.length)
  },
}

async function ownArchive(app: TestApp) {
  const { plans, connectors } = await floorsOf(app)
  const { files } = exportImdf(
    { floors: plans, connectors, stations: [] },
    {
      name: { en: 'The mall' },
      address: { address: 'Quay 1', locality: 'Gothenburg', country: 'SE' },
      created: '2026-11-27T12:00:00Z',
      language: 'en',
    },
  )
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, JSON.stringify(content)]))
}

/** Levels of the mall’s own export belong to its floors, and are placed on their pictures. */
export const OwnFloors: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', 'width-1024', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async ({ loaded }) => {
    const app = appOf(loaded)
    const before = await floorsOf(app)
    await give(archive('mall.zip', await ownArchive(app)))
    const { findByRole, findByText, getAllByText, getAllByRole } = await dialog()
    await expect(await findByRole('combobox', { name: 'Floor for: Level 1' })).toHaveDisplayValue('Level 1')
    await expect(getAllByText('Placed on the floor’s own picture by its control points.')).toHaveLength(4)
    await go('Next')
    await go('Next')
    await expect(await findByText('Every area in the file has an area ID in this mall.')).toBeVisible()
    await go('Next')
    await findByText(/^Choose what to import/)
    for (const box of getAllByRole('checkbox')) await expect(box).not.toBeChecked()
    await go('Next')
    await go('Import 4 floors')
    await expect(await findByText('4 floors changed')).toBeVisible()
    const { plans } = await floorsOf(app)
    for (const plan of before.plans) await expect(plans.find(({ id }) => id === plan.id)).toEqual(plan)
  },
}

/** A level at another place becomes a new floor, even with the number of an existing one. Areas that an import removes are counted. */
export const OfAnotherPlace: Story = {
  ...adminStory({ path }),
  play: async ({ loaded }) => {
    const app = appOf(loaded)
    const before = await floorsOf(app)
    await give(
      archive('elsewhere.zip', archiveOf({ floors: [smallFloor(1, ['X1', 'X2'])], connectors: [], stations: [] })),
    )
    const { findByRole, findByText, getByText, queryByText } = await dialog()
    const floor = await findByRole('combobox', { name: 'Floor for: Storey 1' })
    await expect(floor).toHaveDisplayValue('A new floor')
    const removes = /^Drawn areas that will be removed from this floor: (\d+) of \1\.$/
    await userEvent.selectOptions(floor, 'Level 1')
    await expect(getByText(removes)).toBeVisible()
    await userEvent.click(await findByRole('button', { name: /Summary/ }))
    await expect(
      await findByText(/^Drawn areas that the import removes from the chosen floors: (\d+) of \1\./),
    ).toBeVisible()
    await userEvent.click(await findByRole('button', { name: /^Floors/ }))
    await userEvent.selectOptions(await findByRole('combobox', { name: 'Floor for: Storey 1' }), 'A new floor')
    await expect(queryByText(removes)).toBeNull()

    await userEvent.click(await findByRole('button', { name: /Summary/ }))
    await go('Import 1 floor')
    await expect(await findByText('1 floor created')).toBeVisible()
    await go('Done')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const undo = await screen.findByRole('button', { name: 'Undo the import' })
    await expect(toasts.get().map(({ timeout }) => timeout)).toEqual([Number.POSITIVE_INFINITY])
    await userEvent.click(undo)
    await waitFor(async () => expect((await floorsOf(app)).floors).toHaveLength(before.floors.length))
  },
}

/** The offer to undo stays after the dialog is closed, until the session ends. */
export const UndoStays: Story = {
  ...adminStory({ path }),
  play: async () => {
    await give(archive())
    await userEvent.click(await (await dialog()).findByRole('button', { name: /Summary/ }))
    await go('Import 2 floors')
    await (await dialog()).findByText('Imported')
    await userEvent.keyboard('{Escape}')
    await expect(await screen.findByRole('button', { name: 'Undo the import' })).toBeVisible()
    session.end()
    await waitFor(() => expect(toasts.get()).toEqual([]))
  },
}

const openAir = () => new File([openAirMall], 'mall.osm')

async function tenantsOf(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  return {
    items: await client.call(contentTypes.item.calls.list, { query: { mallId } }),
    stations: await client.call(calls.stations, { params: { mallId } }),
  }
}

/** Shops of the file become new shops with their hours, existing ones, or none; kiosks become stations. All of it can be undone. */
export const ShopsAndKiosks: Story = {
  ...adminStory({ path }),
  play: async ({ loaded }) => {
    const app = appOf(loaded)
    const before = await tenantsOf(app)
    const [shop] = before.items
    const shopName = shop?.name.en ?? ''
    await give(openAir())
    const { findByRole, getByRole, findByText } = await dialog()
    await userEvent.click(await findByRole('button', { name: /Shops/ }))
    await expect(await findByRole('combobox', { name: 'Shop for: Blekk' })).toHaveDisplayValue('A new shop')
    await expect(getByRole('combobox', { name: 'Shop for: Blekk' })).toHaveAccessibleDescription(
      'On: Ground floor. Opening hours: Mon–Fri 10:00–18:00, Sat 11:00–15:00. Special days: 24 Dec 2026 10:00–14:00; 25 Dec 2026 – 26 Dec 2026 Closed. Not read: PH off.',
    )
    await expect(getByRole('combobox', { name: 'Shop for: Lun' })).toHaveAccessibleDescription(
      'On: Ground floor. The file has no opening hours for it.',
    )
    const tramp = getByRole('combobox', { name: 'Shop for: Tramp' })
    await userEvent.clear(tramp)
    await userEvent.type(tramp, shopName)
    await userEvent.click(await screen.findByRole('option', { name: shopName }))
    const itsHours = await findByRole('checkbox', { name: 'Use the opening hours in the file: Tramp' })
    await expect(itsHours).not.toBeChecked()
    await expect(itsHours).toHaveAccessibleDescription('Opening hours: Mon–Sun 09:00–21:00.')
    await userEvent.click(itsHours)
    await waitFor(() => expect(itsHours).toBeChecked())
    const category = getByRole('combobox', { name: 'Category of new shops' })
    await userEvent.selectOptions(category, 'A new category: Shops')
    await expect(getByRole('combobox', { name: 'Station for: Torg' })).toHaveDisplayValue('A new station')

    await userEvent.click(getByRole('button', { name: /Summary/ }))
    const ways = within(await findByRole('region', { name: 'Routes' }))
    await expect(await ways.findByText(/^Pairs of areas without a route between them: 3 of 6\./)).toBeVisible()
    await expect(ways.getByText(/areas without a door get one at the nearest walkway/)).toBeVisible()
    await go('Import 1 floor')
    await expect(await findByText('1 floor created, 3 shops saved, 1 station saved')).toBeVisible()
    const { items, stations } = await tenantsOf(app)
    const saved = (name: string) => items.find((item) => item.name.en === name)
    await expect(saved('Blekk')?.openingHours?.week.sat).toEqual([{ from: '11:00', to: '15:00' }])
    await expect(
      saved('Blekk')?.openingHours?.exceptions.map(({ name, slots }) => [name.en ?? name.se, slots.length]),
    ).toEqual([
      ['Special day', 1],
      ['Jól', 0],
    ])
    await expect(saved(shopName)).toMatchObject({
      ...{ id: shop?.id, areaId: shop?.areaId },
      openingHours: { week: { sun: [{ from: '09:00', to: '21:00' }] } },
    })
    const { plans } = await floorsOf(app)
    const [plan] = plans.filter(({ areas }) => areas.some(({ areaId }) => areaId === 'Blekk'))
    await expect(plan?.areas.map(({ areaId }) => areaId)).toContain(shop?.areaId)
    await expect(stations.find(({ name }) => name === 'Torg')?.position).not.toBeNull()

    await go('Undo the import')
    await expect(await findByText('Import undone')).toBeVisible()
    const after = await tenantsOf(app)
    await expect(after.items).toHaveLength(before.items.length)
    await expect(after.items.find(({ id }) => id === shop?.id)).toMatchObject({
      ...{ areaId: shop?.areaId, openingHours: shop?.openingHours },
    })
    await expect(after.stations).toHaveLength(before.stations.length)
    await userEvent.click(await findByRole('button', { name: 'Done' }))
  },
}

/** The choices for shops and kiosks, on a narrow screen too. */
export const Shops: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    await give(openAir())
    const { findByRole } = await dialog()
    await userEvent.click(await findByRole('button', { name: /Shops/ }))
    await expect(await findByRole('region', { name: '3 shops in the file' })).toBeVisible()
    await expect(await findByRole('region', { name: '1 kiosk in the file' })).toBeVisible()
  },
}

/** Pairs of areas without a way are a red number, with the names of the areas. */
export const Ways: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    await give(openAir())
    const { findByRole } = await dialog()
    await userEvent.click(await findByRole('button', { name: /Summary/ }))
    const ways = within(await findByRole('region', { name: 'Routes' }))
    await expect(await ways.findByText(/^Pairs of areas without a route between them: 3 of 6\./)).toBeVisible()
    await expect(ways.getByText('1 unnamed')).toBeVisible()
  },
}

// tags are read from the source: each story has its own
const inLanguage = (code: 'se' | 'no' | 'is', title: string, choose: string, step: RegExp, label: string): Story => ({
  ...adminStory({ path, code }),
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    const window = within(await screen.findByRole('dialog', { name: title }))
    await userEvent.upload(window.getByLabelText(choose), openAir(), { applyAccept: false })
    await userEvent.click(await window.findByRole('button', { name: step }))
    await expect(await window.findByRole('combobox', { name: label })).toBeVisible()
  },
})

export const ShopsInSwedish: Story = {
  ...inLanguage('se', 'Importera en karta', 'Välj filer', /Butiker/, 'Butik för: Blekk'),
  tags: ['picture', '!autodocs'],
}
export const ShopsInNorwegian: Story = {
  ...inLanguage('no', 'Importer et kart', 'Velg filer', /Butikker/, 'Butikk for: Blekk'),
  tags: ['picture', '!autodocs'],
}
export const ShopsInIcelandic: Story = {
  ...inLanguage('is', 'Flytja inn kort', 'Velja skrár', /Verslanir/, 'Verslun fyrir: Blekk'),
  tags: ['picture', '!autodocs'],
}

/** Waits until the routes of the imported floors are checked, so that pictures show the result. */
const routesChecked = () => waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())

/** What is drawn, and what is not taken, on a narrow screen too. */
export const Summary: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    const files = archiveOf(smallBuilding)
    const fixture = { type: 'Feature', id: '00000000-0000-4000-8000-00000000000f', feature_type: 'fixture' }
    const features = [{ ...fixture, geometry: null, properties: {} }]
    await give(
      archive('mall.zip', { ...files, 'fixture.geojson': JSON.stringify({ type: 'FeatureCollection', features }) }),
    )
    const { findByRole } = await dialog()
    await userEvent.click(await findByRole('button', { name: /Summary/ }))
    const lost = within(await findByRole('region', { name: 'Not imported' }))
    await expect(lost.getByRole('row', { name: /^Fixture 1 Floor plans can’t store it/ })).toBeVisible()
    await expect(await findByRole('heading', { name: 'Preview: Storey 7' })).toBeVisible()
    await routesChecked()
  },
}

export const SummaryInIcelandic: Story = {
  ...adminStory({ path, code: 'is' }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    const window = within(await screen.findByRole('dialog', { name: 'Flytja inn kort' }))
    await userEvent.upload(window.getByLabelText('Velja skrár'), archive(), { applyAccept: false })
    await userEvent.click(await window.findByRole('button', { name: /Samantekt/ }))
    await expect(await window.findByText('Allt verður flutt inn.')).toBeVisible()
    await routesChecked()
  },
}

/** Broken rules are named with the file, the feature and the clause; by keyboard, another file follows. */
export const Refused: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    const { 'manifest.json': _, ...files } = archiveOf(smallBuilding)
    await give(new File(['x'], 'plan.pdf'))
    const { findByRole, getByRole } = await dialog()
    await expect(await findByRole('alert')).toHaveTextContent(/^plan\.pdf isn’t a map file/)
    await give(archive('mall.zip', files))
    await waitFor(() =>
      expect(getByRole('alert')).toHaveTextContent(
        'manifest.json: manifest.present (IMDF 1.0.0, Manifest, Object Structure)',
      ),
    )
    await userEvent.tab()
    await expect(getByRole('button', { name: 'Choose files' })).toHaveFocus()
  },
}

/** Reading can be cancelled, and a file chosen again. */
export const Cancelled: Story = {
  ...adminStory({ path, wrap: (fetch) => silent(fetch, 'GET /Service') }),
  play: async () => {
    await give(archive())
    await expect(await (await dialog()).findByRole('progressbar', { name: 'Reading mall.zip' })).toBeVisible()
    await go('Cancel')
    await expect(await (await dialog()).findByRole('button', { name: 'Choose files' })).toBeVisible()
  },
}

/** Two levels for one floor, and none at all, cannot be imported. */
export const WrongFloors: Story = {
  ...adminStory({ path }),
  play: async () => {
    await give(archive())
    const { findByRole, findByText, getByRole } = await dialog()
    for (const storey of [7, 8]) {
      await userEvent.selectOptions(await findByRole('combobox', { name: `Floor for: Storey ${storey}` }), 'Level 1')
    }
    await expect(getByRole('combobox', { name: 'Floor for: Storey 8' })).toHaveAccessibleDescription(
      /Another level is already matched to this floor/,
    )
    await userEvent.click(getByRole('button', { name: /Summary/ }))
    await expect(getByRole('button', { name: 'Import 2 floors' })).toBeDisabled()
    await userEvent.click(getByRole('button', { name: /^Floors/ }))
    for (const storey of [7, 8]) {
      await userEvent.selectOptions(getByRole('combobox', { name: `Floor for: Storey ${storey}` }), 'Leave out')
    }
    await expect(await findByText('Choose a floor for at least one level.')).toBeVisible()
  },
}

/** What fails is named, and the rest is written. */
export const PartlyFailed: Story = {
  ...adminStory({ path, wrap: (fetch) => failing(fetch, { 'POST /Connector': 500 }) }),
  play: async ({ loaded }) => {
    await give(archive())
    const { findByRole, findByText } = await dialog()
    await userEvent.click(await findByRole('button', { name: /Summary/ }))
    await go('Import 2 floors')
    await expect(await findByText('Partly imported')).toBeVisible()
    await expect(await findByRole('alert')).toBeVisible()
    const { plans } = await floorsOf(appOf(loaded))
    await expect(plans.filter(({ name }) => name.en?.startsWith('Storey'))).toHaveLength(2)
  },
}

/** Plans are saved for other systems. */
export const Export: Story = {
  ...adminStory({ path: '/published/Map' }),
  play: async () => {
    const save = (item: string) =>
      savedBy(async () => {
        await userEvent.click(await screen.findByRole('button', { name: 'Export' }))
        await userEvent.click(await screen.findByRole('menuitem', { name: item }))
      })
    const { name, bytes } = await save('IMDF archive (.zip)')
    await expect(name).toMatch(/\.imdf\.zip$/)
    await expect(new TextDecoder().decode(bytes.slice(0, 2))).toBe('PK')
    const geoJson = await save('GeoJSON')
    await expect(JSON.parse(new TextDecoder().decode(geoJson.bytes))).toMatchObject({ type: 'FeatureCollection' })
  },
}
