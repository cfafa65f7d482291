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

/** Never responds to requests that start with `prefix`. */
export const silent =
  (fetch: Fetch, prefix: string): Fetch =>
  (input, init) =>
    methodAndPath(input, init).startsWith(prefix) ? new Promise(() => undefined) : fetch(input, init)

/** The server of a story as a `fetch` function. */
export type StoryServer = {
  fetch: Fetch
  /** Waits for pending requests. Their responses and later requests are dropped. */
  end: () => Promise<void>
}

const never = () => new Promise<never>(() => undefined)

/**
 * Stories of a file share a database, so each story's server ends with it: a late request must not write into the next
 * story. The number of pending responses is set on the page, so that pictures wait for them.
 */
export function createStoryServer(answer: Fetch): StoryServer {
  const { dataset } = document.documentElement
  const running = new Set<Promise<Response>>()
  const pictures = new Map<string, Promise<string>>()
  let ended = false
  const count = () => {
    if (!ended) dataset.underWay = String(running.size)
  }

  /** Serves pictures, as no server listens at their addresses. */
  function pictureOf(address: string): Promise<string> {
    const known = pictures.get(address)
    if (known) return known
    const made = answer(address).then(async (picture) => {
      if (!picture.ok) pictures.delete(address) // not cached: it may exist later
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
