// For how long others wait while the server takes the worst bodies that it can be sent: `npm run bench:bodies`.
// `npm run bench:bodies -- 300` prints 300 of them, the worst first; without a number 25. The server runs here, its callers in a thread of their own, so that what they do is not measured.

import { randomUUID } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { singleRecords } from '@kiosk-admin/api-client'
import { allCalls, bodyLimit } from '@kiosk-admin/api-client/internal'
import { createSite } from '../src/platform/http/site.ts'
import { listen } from '../src/platform/http/web-server.ts'
import { longestOf } from '../src/routes/testing/longest.ts'
import { partsOf, recordsOf, requestOf, unknownId } from '../src/routes/testing/requests.ts'
import { createTestApp } from '../src/testing/index.ts'
import { withDatabase } from './figures.mjs'

const port = Number(process.env.PORT ?? 8190)
const most = 50
const shown = Number(process.argv[2] ?? 25)

const escaped = (json) =>
  json.replace(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
const many = (count, piece) => Array.from({ length: count }, (_, it) => piece(it))

/** Texts that a parser makes much of. */
const richTexts = {
  'formats in every paragraph': `<p>${many(400, (it) => `<b ${it}>`).join('')}${'<p>a'.repeat(4000)}`.slice(0, 20_000),
  'formats up to the bound': `<p>${many(29, (it) => `<b ${it}>`).join('')}${'<p>a'.repeat(80)}`,
  'nested elements': '<u>'.repeat(6600),
  'elements up to the bound': '<p>a'.repeat(2490),
  'attributes up to the bound': many(300, () => `<p ${many(49, (it) => `a${it}`).join(' ')}>`)
    .join('')
    .slice(0, 19_990),
  'signs that grow': '&'.repeat(20_000),
  classes: `<p class="${'a '.repeat(9900)}">a`,
}

/** Bodies that are no record, as large as a call takes them. */
const nonsense = (limit) => ({
  'one long text': `{"name":{"se":"${'a'.repeat(limit - 20)}"}}`,
  'numbers in a list': `{"name":[${'0,'.repeat(Math.min(limit / 2 - 10, 19_000))}0]}`,
  'many fields': `{"name":{"se":{${many(Math.min(Math.floor(limit / 10) - 10, 14_900), (it) => `"${it.toString(36)}":0`).join(',')}}}}`,
  'nested lists': '['.repeat(limit),
  'no JSON': 'a'.repeat(limit),
  'too long': 'a'.repeat(limit + 1),
})

const rowsOf = (row, limit, mostRows) => {
  const json = JSON.stringify(row)
  const count = Math.max(1, Math.min(mostRows, Math.floor((limit - 20) / (json.length + 1))))
  return `{"rows":[${many(count, () => json).join(',')}]}`
}

const idsOf = (count) => many(count, (it) => `01990000-0000-7000-8000-${String(it).padStart(12, '0')}`)

/** Fills every rich text of a body. */
const withRichText = (body, html) => {
  if (Array.isArray(body)) return body.map((one) => withRichText(one, html))
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      ['description', 'text'].includes(name) && typeof value === 'object'
        ? { en: html, se: html, no: html, is: html }
        : withRichText(value, html),
    ]),
  )
}

function bodiesOf(call, base) {
  const limit = bodyLimit(call)
  const kind = call.name.split('.')[1]
  if (call.name === 'item.import') {
    const create = allCalls.find(({ name }) =>
      [`${call.name.split('.')[0]}.create`, `${call.name.split('.')[0]}.save`].includes(name),
    )
    const longest = longestOf(create.body, base.rows[0], unknownId)
    const { id: _, ...row } = base.rows[0]
    return {
      '300 rows': rowsOf(row, limit, 300),
      'rows as long as they can be': rowsOf({ ...longest, id: undefined }, limit, 7),
      '5,000 rows that are wrong': rowsOf({ name: 1, a: [{}, {}], b: 'a'.repeat(1600) }, limit, 4999),
      'ten rows of rich text': rowsOf(withRichText(row, richTexts['elements up to the bound']), limit, 10),
      ...nonsense(limit),
    }
  }
  if (kind === 'fields') {
    const create = allCalls.find(({ name }) =>
      [`${call.name.split('.')[0]}.create`, `${call.name.split('.')[0]}.save`].includes(name),
    )
    const set = longestOf(create.body, partsOf(create, about).body, unknownId)
    const { id: _id, version: _version, ...fields } = set
    return {
      'one long record for ten': JSON.stringify({ ids: there[call.name.split('.')[0]], set: fields }),
      'one long record for a thousand that are not there': JSON.stringify({ ids: idsOf(1000), set: fields }),
      'a thousand that are not there, each by itself': JSON.stringify({
        ids: idsOf(1000),
        set: {},
        each: Object.fromEntries(idsOf(1000).map((id) => [id, { version: 1, set: { status: 'Active' } }])),
      }),
      ...nonsense(limit),
    }
  }
  const { id: _id, version: _version, ...longest } = longestOf(call.body, base, unknownId)
  const texts = JSON.stringify(longest).includes('<p>')
  return {
    'the longest record': escaped(
      JSON.stringify({ ...longest, ...(call.name === 'place.create' ? { location: null } : {}) }),
    ),
    ...(texts
      ? Object.fromEntries(
          Object.entries(richTexts).map(([name, html]) => [
            name,
            JSON.stringify(withRichText(base.slides ? longest : { ...base, description: {} }, html)).slice(0, limit),
          ]),
        )
      : {}),
    ...nonsense(limit),
  }
}

let about
/** The demo's records by kind. */
let there

const wanted = allCalls.filter(
  ({ name }) =>
    /^(?!user|mall|media).*\.(create|save)$/.test(name) ||
    ['item.import', 'item.fields', 'slideshow.fields'].includes(name) ||
    name === singleRecords.infoPage.calls.replace.name,
)

await withDatabase(async (db) => {
  const app = await createTestApp({ db, seed: true })
  const { token } = await app.signIn('admin')
  const mallId = (await db.selectFrom('mall').select('id').orderBy('id').executeTakeFirstOrThrow()).id
  about = { mallId, record: await recordsOf(app, mallId) }
  const rows = await db.selectFrom('content').select(['id', 'type']).where('mall_id', '=', mallId).limit(5000).execute()
  const byType = Object.groupBy(rows, ({ type }) => type)
  there = Object.fromEntries(Object.entries(byType).map(([type, all]) => [type, all.slice(0, 10).map(({ id }) => id)]))
  const { fetch } = createSite({ app: app.app.fetch, pages: undefined, trustProxy: false })
  const server = await listen({ host: '127.0.0.1', port, site: Promise.resolve({ fetch, upgrade: () => {} }) })
  const caller = new Worker(fileURLToPath(new URL('./bodies-caller.mjs', import.meta.url)))
  const heard = () => new Promise((resolve) => caller.once('message', resolve))
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()

  const send = async (call, body) => {
    // a slideshow of its own each time, or it would be a conflict
    const record = call.name === 'slideshow.save' ? () => randomUUID() : about.record
    const [address, { method, headers }] = requestOf(call, { mallId, record })
    const ready = heard()
    caller.postMessage({
      url: `http://127.0.0.1:${port}${address}`,
      init: {
        method,
        headers: { ...headers, 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body,
      },
    })
    await ready
    globalThis.gc?.()
    await new Promise((resolve) => setTimeout(resolve, 20))
    delay.reset()
    const answered = heard()
    caller.postMessage('go')
    const { status, ms } = await answered
    await new Promise((resolve) => setTimeout(resolve, 5))
    return { status, ms, wait: delay.max / 1e6 }
  }

  const results = []
  const firstWaits = []
  // the first round makes the code fast, as it is in a server that has run for a while
  for (const round of [1, 2, 3, 4]) {
    for (const call of wanted) {
      const { body: base } = partsOf(call, about)
      for (const [name, body] of Object.entries(bodiesOf(call, base))) {
        const { status, ms, wait } = await send(call, body)
        if (round === 1) firstWaits.push(wait)
        else results.push({ call: call.name, name, size: body.length, status, ms, wait })
      }
    }
  }
  delay.disable()
  await caller.terminate()
  await server.stop()

  const byBody = Object.values(Object.groupBy(results, ({ call, name }) => `${call} ${name}`)).map(
    (rounds) => rounds.toSorted((a, b) => a.wait - b.wait)[0],
  )
  console.log(`${byBody.length} bodies, the best of three rounds each, after one that is not counted`)
  console.log(
    '\n| call | body | kB | status | ms to the answer | longest wait of others, ms |\n|---|---|---|---|---|---|',
  )
  for (const { call, name, size, status, ms, wait } of byBody.toSorted((a, b) => b.wait - a.wait).slice(0, shown)) {
    console.log(
      `| ${call} | ${name} | ${Math.round(size / 1024)} | ${status} | ${ms.toFixed(0)} | ${wait.toFixed(0)} |`,
    )
  }
  console.log(
    `\nIn the first round, whose code was not compiled yet, others waited ${Math.max(...firstWaits).toFixed(0)} ms at the most`,
  )
  const over = byBody.filter(({ wait }) => wait > most)
  console.log(`\n${over.length} of ${byBody.length} hold others up for longer than ${most} ms`)
})
