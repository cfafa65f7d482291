type Fetch = typeof globalThis.fetch

const methodAndPath = (input: Parameters<Fetch>[0], init?: RequestInit) => {
  const { pathname } = new URL(String(input), 'http://localhost')
  return `${init?.method ?? 'GET'} ${pathname.replace(/^\/api/, '')}`
}

/** `failing(fetch, { 'PUT /Offer': 503 })`: what begins like this answers with that status, all else as it is. */
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

/** Pictures come through the app, too: no server listens behind the addresses that it answers. */
export const withPictures =
  (fetch: Fetch): Fetch =>
  async (input, init) => {
    const answer = await fetch(input, init)
    if (!answer.headers.get('content-type')?.includes('json')) return answer
    let text = await answer.text()
    for (const address of new Set(text.match(/\/media\/[^"]+/g))) {
      const picture = await fetch(address)
      text = text.replaceAll(address, URL.createObjectURL(await picture.blob()))
    }
    return new Response(answer.status === 204 ? null : text, answer)
  }

let stories = 0

/** Says on the page how many answers of the server are still to come, so that a picture is taken of what stays. */
export function countedOnPage(fetch: Fetch): Fetch {
  const { dataset } = document.documentElement
  const story = ++stories
  let underWay = 0
  const count = (change: number) => {
    underWay += change
    // what a story before asked for and never waited for is not this one's
    if (story === stories) dataset.underWay = String(underWay)
  }
  count(0)
  return async (...request) => {
    count(1)
    try {
      return await fetch(...request)
    } finally {
      count(-1)
    }
  }
}
