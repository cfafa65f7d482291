// USERNAME=admin PASSWORD=demo-kiosk node offers.mjs http://localhost:8080: counts the offers of a mall, and tries to
// create an invalid one.
import { ApiError, createClient, permissions } from '@kiosk-admin/api-client'

const [server] = process.argv.slice(2)
const { USERNAME: username, PASSWORD: password } = process.env
let token
const client = createClient({ baseUrl: `${server}/api`, token: () => token })

const [mall] = await client.sites.list()
const mallId = mall.id
token = (await client.login({ username, password, mallId })).token
const mine = permissions.fromClaims(await client.areas.list())

const offers = await client.offers.list({ mallId })
const active = offers.filter(({ status }) => status === 'Active')
console.info(`${mall.name} has ${offers.length} offers, ${active.length} of them active`)
console.info(mine.Offer?.write ? 'I may write them' : 'I may read them')

try {
  const ends = { startDate: '2026-11-30', endDate: '2026-11-01' }
  await client.offers.create({ mallId }, { name: { en: 'Autumn sale' }, ...ends })
} catch (error) {
  if (!(error instanceof ApiError)) throw error
  console.info(error.code, error.errors.map(({ path, rule }) => `${path}: ${rule}`).join(', '))
}
await client.logout()
