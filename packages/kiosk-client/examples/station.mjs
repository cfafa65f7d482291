// STATION_KEY=k_… node station.mjs http://localhost:8080 folder: prints the state of the publication, executes
// commands of staff, and records a click for each line of input.
import { readFile, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { createStation } from '@kiosk-admin/kiosk-client'
import { fileStore } from '@kiosk-admin/kiosk-client/node'

/** Returns the station of a key. */
export async function fetchIdentity(server, key) {
  const answer = await fetch(`${server}/api/Kiosk/Me`, { headers: { authorization: `Bearer ${key}` } })
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`)
  return (await answer.json()).message
}

export const stationOf = (server, key, { mallId, stationId }, more) =>
  createStation({ mallId, stationId, key, url: `${server}/socket`, baseUrl: `${server}/api`, ...more })

if (import.meta.filename === process.argv[1]) {
  const [server, folder] = process.argv.slice(2)
  const key = process.env.STATION_KEY
  const stored = await readFile(`${folder}.json`, 'utf8').catch(() => undefined)
  const me = stored ? JSON.parse(stored) : await fetchIdentity(server, key) // the next start needs no network
  await writeFile(`${folder}.json`, JSON.stringify(me))
  const station = stationOf(server, key, me, { store: fileStore(folder), restart: () => process.exit() })
  station.onChange(({ publication: shown, source, connection, clicks }) =>
    console.info(`${me.name} shows ${shown?.number}: ${source}, ${connection.state}, ${clicks.waiting} clicks wait`),
  )
  createInterface(process.stdin).on('line', (refId) => station.record({ type: 4, view: 'touchguide', refId }))
  await station.start()
}
