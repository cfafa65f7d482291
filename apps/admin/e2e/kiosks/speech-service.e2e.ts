import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base, expect } from '../support/journey'
import { KioskServer } from '../support/server'

/** A tenth of a second of silence. */
function silence(): Buffer {
  const [rate, samples] = [8_000, 800]
  const head = Buffer.alloc(44)
  head.write('RIFF')
  head.writeUInt32LE(36 + samples, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples, 40)
  return Buffer.concat([head, Buffer.alloc(samples, 128)])
}

/** A server with a text-to-speech service for English. `spoken` has the requested texts. */
const test = base.extend<{ spoken: Set<string> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  spoken: async ({}, use) => use(new Set()),
  server: async ({ demoData, spoken }, use) => {
    const service = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
      spoken.add(`${pathname} ${searchParams.get('text')}`)
      response.writeHead(200, { 'content-type': 'audio/wav' }).end(silence())
    })
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    const { port } = service.address() as AddressInfo
    const env = { TTS_URL: `http://127.0.0.1:${port}/{language}?text={text}`, TTS_LANGUAGES: 'en' }
    const server = await KioskServer.start({ data: demoData, env })
    await use(server)
    await server.dispose()
    service.closeAllConnections()
    service.close()
  },
})

test('a station without voices reads aloud with sounds of the server, also without a network, and staff see in which languages', {
  tag: '@nightly',
}, async ({ station, signedIn, spoken }) => {
  const kiosk = await station('K2')
  const click = (name: string) => kiosk.getByRole('button', { name, exact: true }).click()
  await kiosk.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play
    Object.assign(globalThis, { plays: 0 })
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      Reflect.set(globalThis, 'plays', Reflect.get(globalThis, 'plays') + 1)
      return play.call(this)
    }
  })
  await kiosk.reload()
  await expect(kiosk.getByRole('heading', { level: 1, name: 'Strandgallerian' })).toBeVisible()
  await expect(kiosk.getByRole('button', { name: 'Uppläsning' })).toHaveCount(0)
  await kiosk.getByRole('button', { name: /English/ }).click()
  await click('Read aloud')
  await expect.poll(() => [...spoken]).toContain('/en-GB Reading aloud is on')

  // names are loaded before anybody hears them
  await expect.poll(() => [...spoken]).toContain('/en-GB Jewellery and watches')
  const plays = () => kiosk.evaluate(() => Reflect.get(globalThis, 'plays') as number)
  async function readPage() {
    const before = await plays()
    await click('Read the page')
    await expect.poll(plays).toBeGreaterThan(before + 12)
  }
  await readPage()
  await kiosk.context().setOffline(true)
  await readPage()
  await kiosk.context().setOffline(false)

  const staff = await signedIn('admin')
  await staff.goto('/Malls/Stations')
  await staff.getByRole('rowheader', { name: 'Atriet' }).click()
  const sheet = staff.getByRole('dialog', { name: 'K2 Atriet' })
  await expect(sheet.getByText('Reads aloud')).toBeVisible()
  await expect(sheet.getByText(/^There’s no voice for Svenska, Norsk, Íslenska\./)).toBeVisible()
})
