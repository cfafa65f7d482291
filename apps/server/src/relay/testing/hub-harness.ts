import type { Permissions } from '@kiosk-admin/api-client'
import type { ClientMessage, ServerMessage, SocketId } from '@kiosk-admin/kiosk-client'
import { main } from '@kiosk-admin/kiosk-client'
import type { Log, LogDetails } from '../../platform/log'
import { type Bus, createMemoryBus } from '../bus'
import { createHub, type Hub } from '../hub'
import type { SocketCaller } from '../relay'
import type { StaffCaller } from '../rights'

export type Received = {
  id: string
  toSocketId: SocketId
  fromSocketId: SocketId
  replyTo?: string
  message: ClientMessage | ServerMessage
}

type Staff = Partial<StaffCaller> & { mallIds?: string[]; areas?: Permissions }

const offersAndMall: Permissions = { Offer: { read: true, write: true }, Mall: { read: true, write: true } }

/** Staff with the same permissions in each of their malls, unless `malls` says otherwise. */
export const staff = ({ mallIds = ['mall-1'], areas = offersAndMall, ...part }: Staff = {}): StaffCaller => ({
  kind: 'staff',
  sessionId: 'session-1',
  userId: 'user-1',
  userName: 'Ingrid',
  malls: new Map(mallIds.map((id) => [id, areas])),
  expiresAt: new Date('2026-11-21T21:00:00Z'),
  ...part,
})

export const station = (stationId: string, mallId = 'mall-1'): SocketCaller => ({ kind: 'station', mallId, stationId })

/** Waits until pending promises have settled. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Hubs on one bus, with a clock and credentials under the control of the test. */
export function createHarness({ bus = createMemoryBus() }: { bus?: Bus } = {}) {
  let now = Date.parse('2026-11-21T09:00:00Z')
  let seed = 0
  const credentials = new Map<string, SocketCaller | Error>()
  const current = new Map<string, number>()
  const logged: { message: string; details: LogDetails | undefined }[] = []
  const note = (message: string, details?: LogDetails) => void logged.push({ message, details })
  const log: Log = { info: note, warn: note, error: note }

  const clock = { now: () => new Date(now) }

  const hub = () =>
    createHub({
      bus,
      clock,
      random: { bytes: (length) => new Uint8Array(length).fill(++seed) },
      log,
      async authenticate(credential) {
        const caller = credentials.get(credential)
        if (caller instanceof Error) throw caller
        return caller
      },
      currentPublication: async (mallId) => current.get(mallId) ?? null,
    })

  /** Connects as the holder of the credential. */
  async function connect(to: Hub, credential: string, claimed?: SocketId) {
    const caller = credentials.get(credential)
    const self =
      claimed ?? (caller && !(caller instanceof Error) && caller.kind === 'station' ? identityOf(caller) : main)
    const handshake = await to.handshake({ credential, claimed: self })
    if ('code' in handshake) throw new Error(`refused with ${handshake.code}`)
    const received: Received[] = []
    const state = { closed: undefined as number | undefined, buffered: 0 }
    let frames = 0
    const { receive, closed } = to.open(handshake, {
      send: (text) => void received.push(JSON.parse(text)),
      close: (code) => {
        state.closed ??= code
      },
      bufferedBytes: () => state.buffered,
    })
    return {
      received,
      state,
      receive,
      closed,
      messages: (type: string) => received.map(({ message }) => message).filter((message) => message.type === type),
      /** Sends a frame and returns its id. */
      send(toSocketId: SocketId, message: ClientMessage, extra: Partial<Received> = {}) {
        const id = `${credential}-${++frames}`
        receive(JSON.stringify({ id, toSocketId, fromSocketId: self, message, ...extra }))
        return id
      },
    }
  }

  return {
    hub,
    connect,
    credentials,
    current,
    logged,
    clock,
    advance(ms: number) {
      now += ms
    },
  }
}

const identityOf = ({ mallId, stationId }: SocketId): SocketId => ({ mallId, stationId })
