import { createClient } from '@redis/client'
import type { Log } from '../platform/log'
import { StartError } from '../platform/start-error'
import type { Bus, BusListener } from './bus'

const longestWaitMs = 30_000
/** A connection that is cut off says nothing by itself: it is tried so often, and given up after so long without an answer. */
const testMs = 10_000
const answerMs = 30_000

/** In place of messages that could not be sent: whoever hears it may have missed some. */
const LOST = 'lost'

/** As with PostgreSQL, whoever shares a database hears each other; Redis has channels for all of its databases together. */
const channelOf = (url: string) => `kiosk_relay:${new URL(url).pathname.slice(1) || '0'}`

/** Messages between processes over Redis (6 or newer). Nobody there at first is a `StartError`; later it is tried again. */
export async function openRedisBus({ url, log }: { url: string; log: Log }): Promise<Bus> {
  const listeners = new Set<BusListener>()
  const channel = channelOf(url)
  let opened = false
  let lost = false
  const client = createClient({
    url,
    RESP: 3,
    pingInterval: testMs,
    // what is sent meanwhile would keep a stop waiting
    disableOfflineQueue: true,
    socket: {
      socketTimeout: answerMs,
      reconnectStrategy: (retries) => opened && Math.min(longestWaitMs, 250 * 2 ** Math.min(retries, 8)),
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
    if (lost) publish([LOST]).catch(() => undefined)
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
      if (text === LOST) return gap()
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
