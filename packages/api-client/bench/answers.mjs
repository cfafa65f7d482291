// What checking an answer against the contract costs beside reading its JSON: for lists as long as malls have them.
import { contentTypes, createCaller } from '@kiosk-admin/api-client'
import { printTable } from '../../../bench/figures.mjs'

const rounds = 9
const record = {
  id: '01990000-0000-7000-8000-000000000002',
  mallId: '01990000-0000-7000-8000-000000000001',
  version: 3,
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
  updatedBy: { id: '01990000-0000-7000-8000-000000000003', name: 'ingrid' },
  name: { se: 'Rea på vinterjackor', en: 'Sale of winter jackets', no: 'Salg på vinterjakker', is: 'Útsala á úlpum' },
  shopId: '01990000-0000-7000-8000-000000000004',
  imageId: '01990000-0000-7000-8000-000000000005',
  description: { se: '<p>Alla jackor, så länge lagret räcker.</p>', en: '<p>All jackets, while stocks last.</p>' },
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  status: 'Active',
  contentStatus: 'published',
}
const query = { mallId: record.mallId }

async function took(work) {
  const from = performance.now()
  await work()
  return performance.now() - from
}

const rows = []
for (const count of [100, 1_000, 5_000]) {
  const text = JSON.stringify({ success: true, message: Array.from({ length: count }, () => record) })
  const answer = async () => new Response(text, { headers: { 'content-type': 'application/json' } })
  const caller = createCaller({ fetch: answer })
  const read = []
  const checked = []
  // the first round warms both up
  for (let round = 0; round <= rounds; round++) {
    const reading = await took(async () => JSON.parse(await (await answer()).text()))
    const checking = await took(() => caller.call(contentTypes.offer.calls.list, { query }))
    if (round === 0) continue
    read.push(reading)
    checked.push(checking)
  }
  rows.push([`${count} offers, ${Math.round(text.length / 1000)} kB`, read, checked])
}
printTable(['ms', 'read', 'read and checked'], rows)
