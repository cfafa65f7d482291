import { type App, createApp } from '@kiosk-admin/server/app'
import { seededRandom, type TestApp } from '@kiosk-admin/server/testing'

type Fetch = typeof globalThis.fetch

const methodAndPath = (input: Parameters<Fetch>[0], init?: RequestInit) => {
  const { pathname } = new URL(String(input), 'http://localhost')
  return `${init?.method ?? 'GET'} ${pathname.replace(/^\/api/, '')}`
}

/** `failing(fetch, { 'PUT /Offer': 500 })`: responds with the status to requests that start with the key. */
export const failing =
  (fetch: Fetch, failures: Readonly<Record<string, number>>): Fetch =>
  async (input, init) => {
    const request = methodAndPath(input, init)
    const found = Object.entries(failures).find(([prefix]) => request.startsWith(prefix))
    return found ? new Response('{}', { status: found[1] }) : fetch(input, init)
  }

/** An outage: the same failures until `end` is called. Each story that takes `wrap` begins with it. */
export function outage(failures: Readonly<Record<string, number>>) {
  let down = true
  return {
    wrap: (fetch: Fetch): Fetch => {
      down = true
      const failed = failing(fetch, failures)
      return (input, init) => (down ? failed : fetch)(input, init)
    },
    end: () => {
      down = false
    },
  }
}

/** A server that is reached until `lose` is called, and again after `find`. The browser notices it, unless `unnoticed`. */
export function lostServer() {
  let lost = false
  const become = (next: boolean, unnoticed = false) => {
    lost = next
    if (!unnoticed) window.dispatchEvent(new Event(lost ? 'offline' : 'online'))
  }
  return {
    wrap: (fetch: Fetch): Fetch => {
      lost = false
      return (input, init) => (lost ? Promise.reject(new TypeError('Failed to fetch')) : fetch(input, init))
    },
    lose: ({ unnoticed = false } = {}) => become(true, unnoticed),
    find: () => become(false),
  }
}

/** Never responds to requests that start with `prefix`. */
export const silent =
  (fetch: Fetch, prefix: string): Fetch =>
  (input, init) =>
    methodAndPath(input, init).startsWith(prefix) ? new Promise(() => undefined) : fetch(input, init)

/** Responds as the server does, with other values in the message, such as a fixed key for a picture. */
export const answering =
  (fetch: Fetch, prefix: string, values: object): Fetch =>
  async (input, init) => {
    const response = await fetch(input, init)
    if (!response.ok || !methodAndPath(input, init).startsWith(prefix)) return response
    const { message, ...rest } = (await response.json()) as { message: object }
    return Response.json({ ...rest, message: { ...message, ...values } })
  }

/** The server of a story as a `fetch` function. */
export type StoryServer = {
  fetch: Fetch
  /** Waits for pending requests. Their responses and later requests are dropped. */
  end: () => Promise<void>
}

const never = () => new Promise<never>(() => undefined)

/** Object URLs by address, for all stories of a page: creating one blocks the page, and addresses keep their content. */
const objectUrls = new Map<string, Promise<string>>()

/**
 * Stories of a file share a database, so each story's server ends with it: a late request must not write into the next
 * story. The number of pending responses is set on the page, so that pictures wait for them.
 */
export function createStoryServer(story: TestApp): StoryServer {
  const { fetch: answer } = story
  const { dataset } = document.documentElement
  const running = new Set<Promise<Response>>()
  let media: App | undefined
  let ended = false
  const count = () => {
    if (!ended) dataset.underWay = String(running.size)
  }

  /** Serves pictures, as no server listens at their addresses. */
  function pictureOf(address: string): Promise<string> {
    const known = objectUrls.get(address)
    if (known) return known
    // Random values of its own: those that pictures show must not depend on what earlier stories have loaded.
    media ??= createApp({ ...story, random: seededRandom() })
    const url = Promise.resolve(media.request(address)).then(async (picture) => {
      if (!picture.ok) objectUrls.delete(address) // it may exist later
      return URL.createObjectURL(await picture.blob())
    })
    objectUrls.set(address, url)
    return url
  }

  async function withPictures(response: Response): Promise<Response> {
    if (response.status === 204 || !response.headers.get('content-type')?.includes('json')) return response
    const text = await response.text()
    const addresses = [...new Set(text.match(/\/media\/[^"]+/g))]
    const urls = new Map(await Promise.all(addresses.map(async (one) => [one, await pictureOf(one)] as const)))
    return new Response(
      text.replaceAll(/\/media\/[^"]+/g, (one) => urls.get(one) ?? one),
      response,
    )
  }

  count()
  return {
    async fetch(...request) {
      if (ended) return never()
      const response = answer(...request).then(withPictures)
      running.add(response)
      count()
      try {
        return await response.finally(() => ended && never())
      } finally {
        running.delete(response)
        count()
      }
    },
    async end() {
      ended = true
      await Promise.allSettled(running)
    },
  }
}
