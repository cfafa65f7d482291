// A kiosk of the demo in a browser, for benchmarks: the production build on a server with its own PostgreSQL.
import { chromium } from 'playwright'
import { KioskServer } from '../../apps/admin/e2e/support/server.ts'
import { findBrowser } from '../../tools/browser.mjs'
import { build, Stop } from '../../tools/workspace.mjs'

const password = 'demo-kiosk'

/** Runs `work` with the demo's server, an administrator's calls, and pages that are paired with stations. */
export async function withKiosks(work) {
  await build()
  const server = await KioskServer.start()
  const { executablePath, args } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args })
  let token
  const call = async (method, path, body) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(`${server.url}/api${path}`, { method, headers, body: body && JSON.stringify(body) })
    const { success, message } = await answer.json()
    if (!success) throw new Stop(`${method} ${path}: ${JSON.stringify(message)}`)
    return message
  }
  const malls = await call('GET', '/Sites')
  const signIn = async (mallId) => {
    token = undefined
    token = (await call('POST', '/Login', { username: 'admin', password, mallId })).token
  }
  /** A page that is not opened yet, the address that pairs it with a station of the mall, and the mall's shops. */
  const station = async (mallId, code, viewport = { width: 1080, height: 1920 }) => {
    const stations = await call('GET', `/MallStation/${mallId}`)
    const { id } = stations.find((one) => one.code === code) ?? stations[0]
    const { key } = await call('POST', `/MallStation/${id}/Key`, {})
    const page = await browser.newPage({ viewport, baseURL: server.url })
    page.on('pageerror', (error) => console.error(error))
    const headers = { authorization: `Bearer ${key}` }
    const publication = await (await fetch(`${server.url}/api/Kiosk/${mallId}/Publication`, { headers })).json()
    const { languages } = publication.mall
    const shops = publication.records.item.filter((one) => one.type === 1 && one.areaId && one.popup === 'details')
    /** Names of shops with a page and a place. */
    const shopsIn = (language) => shops.map(({ name }) => name[language] ?? name[languages[0]])
    return { page, languages, shopsIn, address: `/kiosk/?mallId=${mallId}&stationId=${id}#key=${key}` }
  }
  try {
    await work({ browser, server, malls, call, signIn, station })
  } finally {
    await browser.close()
    await server.dispose()
  }
}
