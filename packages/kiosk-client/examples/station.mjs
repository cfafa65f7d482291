// STATION_KEY=k_… node station.mjs http://localhost:8080 folder: prints what is published, does what staff ask, and
// counts a click for each line that it reads.
import { readFile, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { createStation } from '@kiosk-admin/kiosk-client'
import { fileStore } from '@kiosk-admin/kiosk-client/node'

/** Which station a key belongs to. */
export async function whoIs(server, key) {
  const answer = await fetch(`${server}/api/Kiosk/Me`, { headers: { authorization: `Bearer ${key}` } })
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`)
  return (await answer.json()).message
}

export const stationOf = (server, key, { mallId, stationId }, more) =>
  createStation({ mallId, stationId, key, url: `${server}/socket`, baseUrl: `${server}/api`, ...more })

if (import.meta.filename === process.argv[1]) {
  const [server, folder] = process.argv.slice(2)
  const key = process.env.STATION_KEY
  const kept = await readFile(`${folder}.json`, 'utf8').catch(() => undefined)
  const me = kept ? JSON.parse(kept) : await whoIs(server, key) // the next start needs no network
  await writeFile(`${folder}.json`, JSON.stringify(me))
  const station = stationOf(server, key, me, { store: fileStore(folder), restart: () => process.exit() })
  station.onChange(({ publication: shown, source, connection, clicks }) =>
    console.info(`${me.name} shows ${shown?.number}: ${source}, ${connection.state}, ${clicks.waiting} clicks wait`),
  )
  createInterface(process.stdin).on('line', (refId) => station.record({ type: 4, view: 'touchguide', refId }))
  await station.start()
}
