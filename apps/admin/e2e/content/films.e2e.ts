import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '@kiosk-admin/api-client'
import { callsOf, expect, readerTest as test } from '../support/journey'

const folder = join(import.meta.dirname, '../../../server/src/media/testing/films')
const names = readdirSync(folder)

/** Plays a film to its end; runs in the page. */
const play = (url: string) =>
  new Promise<string>((resolve) => {
    const video = document.createElement('video')
    video.muted = true
    video.onerror = () => resolve('refused')
    video.onended = () => resolve(video.videoWidth > 0 ? 'played' : 'without a picture')
    video.src = url
    video.play().catch(() => undefined)
  })

test('the server says of each film what the kiosk does with it', { tag: '@nightly' }, async ({ visitor, server }) => {
  const { mallId, caller } = await callsOf(server.url, 'admin')
  const files = names.map((name) => new File([new Uint8Array(readFileSync(join(folder, name)))], name))
  const uploaded = await caller.call(calls.uploadMedia, { query: { mallId, kind: 'Video' }, files })
  const page = await visitor(server.url)
  await page.goto('/kiosk/')
  const outcomes: Record<string, string> = {}
  for (const { name, url } of uploaded) outcomes[name] = await page.evaluate(play, url)
  const said = uploaded.map(({ name, playable }) => [name, playable ? 'played' : 'refused'])
  expect(outcomes).toEqual(Object.fromEntries(said))
  expect(Object.values(outcomes).filter((outcome) => outcome === 'played').length).toBeGreaterThanOrEqual(15)
})
