import type { RowsAnswer, RowsQuery, RowsRequest } from './row-pages'

export interface Order {
  id: string
  number: number
  customer: string
  /** Kronor. */
  sum: number
}

const customers = ['Ask & Alm', 'Björk Barn', 'Fjell Sport', 'Grad', 'Havn & Co', 'Lumi Optik', 'Moss Blommor']

const orderAt = (index: number): Order => ({
  id: `order-${index + 1}`,
  number: index + 1,
  customer: customers[index % customers.length] as string,
  sum: 50 + ((index * 7919) % 9000),
})

/** A fake server of orders, computed for each request. */
export function orderServer(count: number, { milliseconds = 0 }: { milliseconds?: number } = {}) {
  const found = new Map<string, Int32Array>()

  function indexes({ search, sort }: RowsQuery): Int32Array {
    const key = JSON.stringify([search, sort])
    const known = found.get(key)
    if (known) return known
    let all = Int32Array.from({ length: count }, (_, index) => index)
    const words = search.trim().toLowerCase()
    if (words) all = all.filter((index) => textOf(index).includes(words))
    const [rule] = sort
    if (rule?.id === 'sum') all = all.sort((a, b) => orderAt(a).sum - orderAt(b).sum || a - b)
    if (rule?.desc) all = all.reverse()
    found.set(key, all)
    return all
  }

  const requests: RowsRequest[] = []
  let failing = false
  return {
    requests,
    /** Fails every request from now on, or no longer. */
    fail: (on: boolean) => {
      failing = on
    },
    async load(request: RowsRequest, signal: AbortSignal): Promise<RowsAnswer<Order>> {
      requests.push(request)
      await waitFor(milliseconds, signal)
      if (failing) throw new Error('The server is unavailable')
      const all = indexes(request)
      return {
        rows: Array.from(all.subarray(request.start, request.end), orderAt),
        rowCount: all.length,
        total: count,
      }
    },
    async loadIds(request: RowsRequest, signal: AbortSignal): Promise<readonly string[]> {
      await waitFor(milliseconds, signal)
      if (failing) throw new Error('The server is unavailable')
      return Array.from(indexes(request).subarray(request.start, request.end), (index) => `order-${index + 1}`)
    },
  }
}

const textOf = (index: number) => `${index + 1} ${customers[index % customers.length]}`.toLowerCase()

const waitFor = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
