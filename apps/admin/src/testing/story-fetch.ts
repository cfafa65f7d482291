type Fetch = typeof globalThis.fetch

const methodAndPath = (input: Parameters<Fetch>[0], init?: RequestInit) => {
  const { pathname } = new URL(String(input), 'http://localhost')
  return `${init?.method ?? 'GET'} ${pathname.replace(/^\/api/, '')}`
}

/** `failing(fetch, { 'PUT /Offer': 500 })`: what begins like this answers with that status, all else as it is. */
export const failing =
  (fetch: Fetch, failures: Readonly<Record<string, number>>): Fetch =>
  async (input, init) => {
    const asked = methodAndPath(input, init)
    const found = Object.entries(failures).find(([what]) => asked.startsWith(what))
    return found ? new Response('{}', { status: found[1] }) : fetch(input, init)
  }

/** What begins like this never answers. */
export const silent =
  (fetch: Fetch, what: string): Fetch =>
  (input, init) =>
    methodAndPath(input, init).startsWith(what) ? new Promise(() => undefined) : fetch(input, init)

/** The server of one story, as the page's `fetch`. */
export type StoryServer = {
  fetch: Fetch
  /** Waits for the requests that the server is working on. Their answers, and later requests, come to nothing. */
  end: () => Promise<void>
}

const never = () => new Promise<never>(() => undefined)

/**
 * Stories of a file share one database: a request that is late would write into the next story's. So a story's server ends,
 * and it says on the page how many of its answers are still to come, so that a picture is taken of what stays.
 */
export function createStoryServer(answer: Fetch): StoryServer {
  const { dataset } = document.documentElement
  const running = new Set<Promise<Response>>()
  const pictures = new Map<string, Promise<string>>()
  let ended = false
  const count = () => {
    if (!ended) dataset.underWay = String(running.size)
  }

  /** Pictures come through the app, too: no server listens behind the addresses that it answers. */
  function pictureOf(address: string): Promise<string> {
    const known = pictures.get(address)
    if (known) return known
    const made = answer(address).then(async (picture) => {
      if (!picture.ok) pictures.delete(address) // it may be there later
      return URL.createObjectURL(await picture.blob())
    })
    pictures.set(address, made)
    return made
  }

  async function withPictures(response: Response): Promise<Response> {
    if (response.status === 204 || !response.headers.get('content-type')?.includes('json')) return response
    const text = await response.text()
    const addresses = [...new Set(text.match(/\/media\/[^"]+/g))]
    const made = new Map(await Promise.all(addresses.map(async (one) => [one, await pictureOf(one)] as const)))
    return new Response(
      text.replaceAll(/\/media\/[^"]+/g, (one) => made.get(one) ?? one),
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
      for (const picture of pictures.values()) void picture.then(URL.revokeObjectURL, () => undefined)
    },
  }
}
