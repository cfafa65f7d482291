import { calls } from '@kiosk-admin/api-client'
import { type TestApp, testNow } from '@kiosk-admin/server/testing'
import { screen, userEvent, within } from 'storybook/test'
import { renameAndPublish } from '../../testing/demo-stories'

type State = TestApp['relay']['stations'][number]['state']

/** Stations that are not online and up to date. */
const others: Record<string, State> = { K4: 'restarting', K5: 'offline', K7: 'behind' }

async function allStations(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  return { mallId, all: await client.call(calls.stations, { params: { mallId } }) }
}

export async function idOf(app: TestApp, code: string): Promise<string> {
  const station = (await allStations(app)).all.find((one) => one.code === code)
  if (!station) throw new Error(`The demo has no ${code}`)
  return station.id
}

/** Most stations are online and up to date, one was never connected. */
export async function withPresence(app: TestApp) {
  await renameAndPublish(app)
  const { all, mallId } = await allStations(app)
  for (const { id, code } of all.slice(0, -1)) {
    app.relay.stations.push({
      mallId,
      stationId: id,
      state: others[code] ?? 'online',
      publication: code === 'K7' ? 1 : 2,
      lastSeenAt: testNow,
      softwareVersion: '2.8.1',
    })
  }
}

/** Two stations with events: K5 went offline at night, K2 answered a ping and was restarted. */
export async function withEvents(app: TestApp) {
  await withPresence(app)
  const by = { id: '', name: 'Ingrid' }
  const nothing = { publication: null, reason: null, by: null, frame_id: null } as const
  const at = (time: string) => new Date(`2026-11-21T${time}Z`)
  const own = { ...nothing, station_id: await idOf(app, 'K2') }
  const other = { ...nothing, station_id: await idOf(app, 'K5') }
  await app.db
    .insertInto('station_event')
    .values([
      { ...other, at: at('00:10:00'), kind: 'connected' },
      { ...other, at: at('03:12:00'), kind: 'disconnected', reason: 'silent' },
      { ...own, at: at('06:00:00'), kind: 'connected' },
      { ...own, at: at('06:00:01'), kind: 'shown', publication: 2 },
      { ...own, at: at('08:10:00'), kind: 'ping', by },
      { ...own, at: at('08:11:00'), kind: 'restart', by },
      { ...own, at: at('08:11:01'), kind: 'disconnected' },
      { ...own, at: at('08:11:12'), kind: 'connected' },
    ])
    .execute()
  const { client } = await app.signIn('admin')
  const { key } = await client.call(calls.stationKey, { params: { id: own.station_id } })
  await app.client(key).call(calls.kioskVoices, { body: { languages: ['se', 'en'] } })
  await app.db
    .updateTable('station_event')
    .set({ answered_at: at('08:10:00.084') })
    .where('kind', '=', 'ping')
    .execute()
  await app.db
    .updateTable('station_event')
    .set({ answered_at: at('08:11:12') })
    .where('kind', '=', 'restart')
    .execute()
}

/** Opens the sheet of a station, which shows its state. */
export async function openState(name: string, title: string) {
  await userEvent.click(await screen.findByRole('rowheader', { name }))
  return within(await screen.findByRole('dialog', { name: title }))
}

/** Opens the settings behind Edit. */
export async function openSettings(name: string, title: string) {
  const sheet = await openState(name, title)
  await userEvent.click(await sheet.findByRole('button', { name: 'Edit' }))
  await sheet.findByLabelText(/^Code/)
  return sheet
}
