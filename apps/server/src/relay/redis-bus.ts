import { createClient } from '@redis/client'
import type { Log } from '../platform/log'
import { StartError } from '../platform/start-error'
import type { Bus, BusListener } from './bus'

const maxRetryMs = 30_000
/** The connection is pinged, because a dropped connection is otherwise not noticed. */
const pingMs = 10_000
const timeoutMs = 30_000

/** Sent after a failed publish: receivers may have missed messages. */
const gapMarker = 'lost'

/** The channel includes the database number, because channels of Redis are shared by all of its databases. */
const channelOf = (url: string) => `kiosk_relay:${new URL(url).pathname.slice(1) || '0'}`

/** A bus over Redis (6 or newer). Throws `StartError` when the first connection fails; later it reconnects. */
export async function openRedisBus({ url, log }: { url: string; log: Log }): Promise<Bus> {
  const listeners = new Set<BusListener>()
  const channel = channelOf(url)
  let opened = false
  let lost = false
  const client = createClient({
    url,
    RESP: 3,
    pingInterval: pingMs,
    // queued messages would delay a shutdown
    disableOfflineQueue: true,
    socket: {
      socketTimeout: timeoutMs,
      reconnectStrategy: (retries) => opened && Math.min(maxRetryMs, 250 * 2 ** Math.min(retries, 8)),
    },
  })
  const gap = () => {
    for (const listener of listeners) listener.gap()
  }
  client.on('error', (error) => {
    if (opened) log.warn('The connection between server processes broke', { error })
  })
  client.on('ready', () => {
    if (!opened) return
    gap()
    if (lost) publish([gapMarker]).catch(() => undefined)
  })

  async function publish(messages: string[]) {
    try {
      await Promise.all(messages.map((message) => client.publish(channel, message)))
      lost = false
    } catch (error) {
      lost = true
      throw error
    }
  }

  try {
    await client.connect()
    await client.subscribe(channel, (text) => {
      if (text === gapMarker) return gap()
      for (const { message } of listeners) message(text)
    })
  } catch (cause) {
    client.destroy()
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new StartError(`Redis does not answer at REDIS_URL (${why}): start it, correct REDIS_URL, or leave it out.`, {
      cause,
    })
  }
  opened = true
  return {
    publish,
    subscribe: (listener) => void listeners.add(listener),
    async close() {
      opened = false
      if (client.isReady) await client.close()
      else client.destroy()
    },
  }
}
