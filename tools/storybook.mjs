// Builds the Storybook and opens every docs page, and with `--plays` the first story of each component that no docs page draws,
// with its play function. Console errors, failed requests and failed plays fail. `node tools/storybook.mjs button` opens only
// matching entries; `--output folder` keeps the built Storybook.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { findBrowser } from './browser.mjs'
import { ReportFile } from './reporters/report.mjs'
import { main, run, Stop } from './workspace.mjs'

/** Two pages beside each other, one for each core. */
const PAGES = 2

/** A bound against hanging, not against slowness. */
const waiting = { timeout: 120_000, polling: 50 }

const settings = {
  viewport: { width: 1200, height: 900 },
  reducedMotion: 'reduce',
  locale: 'en-GB',
  timezoneId: 'Europe/Stockholm',
}

const types = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
}

/**
 * Static server for the built Storybook. Frames of docs pages stay empty, because their stories would run at the same
 * time and take each other's focus; they are opened separately.
 */
async function serve(folder) {
  const server = createServer((request, response) => {
    if (request.headers['sec-fetch-dest'] === 'iframe') {
      response.setHeader('content-type', 'text/html')
      response.end('<!doctype html><title>Story</title>')
      return
    }
    const { pathname } = new URL(request.url, 'http://localhost')
    try {
      const content = readFileSync(join(folder, decodeURIComponent(pathname)))
      response.setHeader('content-type', types[extname(pathname)] ?? 'application/octet-stream')
      response.setHeader('cache-control', 'max-age=3600')
      response.end(content)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}

/** The docs page and the first story of each component that the sidebar shows. */
function componentsToOpen(folder, filter) {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  const shown = Object.values(entries).filter(({ id, tags }) => tags.includes('dev') && id.includes(filter))
  return [...Map.groupBy(shown, ({ title }) => title).values()].map((list) => ({
    docs: list.filter(({ type }) => type === 'docs'),
    first: list.find(({ type }) => type === 'story'),
  }))
}

/** Collects errors of a page while `work` runs. */
async function problemsDuring(page, work) {
  const problems = []
  const listeners = {
    console: (message) => message.type() === 'error' && problems.push(message.text()),
    pageerror: (error) => problems.push(error.stack ?? String(error)),
    response: (answer) => answer.status() >= 400 && problems.push(`${answer.status()} ${answer.url()}`),
    requestfailed: (request) => {
      const reason = request.failure()?.errorText
      // requests that the page itself aborts, such as an outdated search
      if (reason !== 'net::ERR_ABORTED') problems.push(`${reason} ${request.url()}`)
    },
  }
  for (const [event, listener] of Object.entries(listeners)) page.on(event, listener)
  try {
    problems.push(...(await work()))
  } catch (error) {
    problems.push(String(error))
  } finally {
    for (const [event, listener] of Object.entries(listeners)) page.off(event, listener)
  }
  return problems
}

/** Opens an entry and collects errors, also those of the stories that a docs page draws itself. Runs in the page. */
function show({ id, type }) {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
  const entry = { messages: new Set(), hasEnded: false }
  globalThis.endEntry?.()
  globalThis.entry = entry
  const end = () => {
    entry.hasEnded = true
  }
  const note = (error) => entry.messages.add(error?.message ?? String(error))
  const fail = (error) => {
    note(error)
    end()
  }
  const listeners = {
    playFunctionThrewException: note,
    unhandledErrorsWhilePlaying: (errors) => errors.forEach(note),
    storyThrewException: fail,
    storyErrored: ({ title, description }) => fail(`${title}: ${description}`),
    storyMissing: fail,
    // Storybook would hide a story 100 ms after the previous one, even when it is rendered, which loses its focus
    storyPrepared: () => globalThis.__STORYBOOK_PREVIEW__.view.showPreparingStory({ immediate: true }),
    docsRendered: end,
    storyFinished({ status, reporters }) {
      for (const report of reporters.filter((one) => one.status === 'failed')) {
        const { violations = [], error } = report.result
        for (const { help, nodes } of violations) note(`${report.type}: ${help}: ${nodes.map(({ html }) => html)}`)
        if (error) note(error)
      }
      if (status === 'error' && entry.messages.size === 0) note('It failed without a message.')
      if (type === 'story') end()
    },
  }
  for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener)
  globalThis.endEntry = () => {
    for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener)
  }
  channel.emit('setCurrentStory', { storyId: id, viewMode: type })
}

/** Errors of the entry once all its stories are rendered; Storybook reloads a page that is left before. Runs in the page. */
function messagesWhenRendered() {
  const { entry, __STORYBOOK_PREVIEW__: preview } = globalThis
  const isRendered = preview.storyRenders.every(({ phase }) => phase === 'finished' || phase === 'aborted')
  return entry.hasEnded && isRendered && [...entry.messages]
}

/** The preview with no story chosen yet. */
async function openPreview(page, address) {
  await page.goto(`${address}/iframe.html`)
  await page.waitForFunction(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyMissing'), undefined, waiting)
}

/** Opens an entry in the preview; returns its errors. */
async function showEntry(page, entry) {
  await page.evaluate(show, entry)
  const messages = await page.waitForFunction(messagesWhenRendered, undefined, waiting)
  return messages.jsonValue()
}

/**
 * Entries that follow each other in a page: docs, whose frames are empty, and the admin's stories, which share one server
 * that takes seconds to start.
 */
const sharesPage = ({ type, title }) => type === 'docs' || title.startsWith('Admin/')

/** Whether the docs page draws its stories itself, not in frames. */
const drawsStories = (page) => page.evaluate(() => !document.querySelector('#storybook-docs iframe'))

async function visit(folder, components, plays) {
  const { executablePath, args } = await findBrowser()
  const { address, close } = await serve(folder)
  const browser = await chromium.launch({ executablePath, args })
  const failures = []
  const left = components.values()
  const file = new ReportFile()
  file.report.total = components.length
  try {
    await Promise.all(
      Array.from({ length: PAGES }, async () => {
        // separate storage, because signing out affects all pages that share it
        const page = await browser.newPage(settings)
        let canFollow = false
        const open = async (entry) => {
          const follows = canFollow && sharesPage(entry)
          const problems = await problemsDuring(page, async () => {
            if (!follows) await openPreview(page, address)
            return showEntry(page, entry)
          })
          const texts = [...new Set(problems)].map((text) => `  ${text.slice(0, 500)}`)
          if (texts.length > 0) failures.push(`${entry.type} ${entry.id}\n${texts.join('\n')}`)
          file.report[texts.length > 0 ? 'failed' : 'passed'] += 1
          file.report.done += 1
          file.write()
          canFollow = sharesPage(entry) && texts.length === 0
        }
        for (const { docs, first } of left) {
          let drawn = false
          for (const entry of docs) {
            await open(entry)
            drawn = await drawsStories(page)
          }
          if (plays && first && !drawn) await open(first)
        }
      }),
    )
  } finally {
    await browser.close()
    close()
    file.write({ now: true })
  }
  return { opened: file.report.passed + file.report.failed, failures }
}

const { values, positionals } = parseArgs({
  options: { output: { type: 'string' }, plays: { type: 'boolean', default: false } },
  allowPositionals: true,
})

await main(async () => {
  const folder = values.output ?? mkdtempSync(join(tmpdir(), 'storybook-'))
  try {
    const { code, output } = await run('storybook', ['build', '--quiet', '--output-dir', folder], { quiet: true })
    if (code !== 0) throw new Stop(`${output}\nThe Storybook could not be built.`)
    const { opened, failures } = await visit(folder, componentsToOpen(folder, positionals[0] ?? ''), values.plays)
    const failed = failures.length
    console.log(`${opened} pages of the built Storybook were opened, ${failed} failed.`)
    if (failed > 0) throw new Stop(failures.join('\n'))
  } finally {
    if (!values.output) rmSync(folder, { recursive: true })
  }
})
