import { type ClientFrame, main, parseClientFrame, type SocketId, sameSocket, server } from '@kiosk-admin/kiosk-client'
import type { Log } from '../platform/log'
import { type Client, type Clients, isStaff, type StaffClient } from './clients'
import type { By } from './relay'
import { maySend } from './rights'
import type { StationEntry } from './station-journal'

/** How long an answer may take: a restart takes longest. */
const answerMs = 120_000

type Pending = { client: Client; station: SocketId; at: number }

export type RouterOptions = {
  clients: Clients
  now: () => number
  newId: () => string
  log: Log
  /** Passes a frame to the other processes. */
  pass: (frame: ClientFrame, by?: By) => void
  /** A station said something: `publication` when it told what it shows. */
  heard: (client: Client, said: { publication?: number | null; restarted?: true }) => void
  /** A station of this process was told to restart. */
  restarting: (station: Client) => void
  /** Has an event of a station, or its answer, written down. */
  record: (entry: StationEntry) => void
}

/** Passes frames between staff and stations, and nothing to whom it does not belong. */
export function createRouter({ clients, now, newId, log, pass, heard, restarting, record }: RouterOptions) {
  const pending = new Map<string, Pending>()

  const refuse = ({ identity }: Client, why: string) => log.warn('A frame was refused', { why, ...identity })

  function receive(client: Client, text: string) {
    const frame = parseClientFrame(text)
    if (!frame) return refuse(client, 'not understood')
    if (!sameSocket(frame.fromSocketId, client.identity)) return refuse(client, 'not from its sender')
    if (!isStaff(client)) heard(client, saidIn(frame))
    const toUs = sameSocket(frame.toSocketId, main) || sameSocket(frame.toSocketId, server)
    if (toUs && frame.message.type === 'ping' && frame.replyTo === undefined) pong(client, frame)
    else if (!isStaff(client)) fromStation(client, frame, toUs)
    else if (!toUs) fromStaff(client, frame)
  }

  function pong(client: Client, { id, toSocketId, fromSocketId }: ClientFrame) {
    const frame: ClientFrame = {
      id: newId(),
      toSocketId: fromSocketId,
      fromSocketId: toSocketId,
      replyTo: id,
      message: { type: 'ping' },
    }
    clients.send([client], frame)
  }

  function fromStation(client: Client, frame: ClientFrame, toUs: boolean) {
    if (!toUs) return refuse(client, 'a station speaks to the back-office only')
    // without replyTo, or to the server: it was news for the presence, which has been told
    if (frame.replyTo === undefined || sameSocket(frame.toSocketId, server)) return
    record({ ...client.identity, frameId: frame.replyTo, answeredAt: new Date(now()) })
    if (!answer(frame)) pass(frame)
  }

  function fromStaff(client: StaffClient, frame: ClientFrame) {
    const { toSocketId, message } = frame
    if (!client.caller.mallIds.includes(toSocketId.mallId)) return refuse(client, 'a mall out of reach')
    if (frame.replyTo !== undefined || !maySend(client.caller, message.type)) {
      return refuse(client, `no right to ${message.type}`)
    }
    if (pending.has(frame.id)) return refuse(client, 'an id that is in use')
    pending.set(frame.id, { client, station: toSocketId, at: now() })
    const by = { id: client.caller.userId, name: client.caller.userName }
    deliver(frame, by)
    pass(frame, by)
  }

  /** `by` is not known of a frame that a process of an earlier version passes on. */
  function deliver(frame: ClientFrame, by: By | null) {
    const { id: frameId, toSocketId, message } = frame
    const { type: kind } = message
    const stations = clients.ofStation(toSocketId.mallId, toSocketId.stationId)
    clients.send(stations, frame)
    if (kind === 'restart') for (const station of stations) restarting(station)
    if (stations.length === 0 || (kind !== 'ping' && kind !== 'reload' && kind !== 'restart')) return
    record({ ...toSocketId, at: new Date(now()), kind, by, frameId })
  }

  /** Gives an answer to whoever asked, if that is here. */
  function answer(frame: ClientFrame): boolean {
    const asked = frame.replyTo === undefined ? undefined : pending.get(frame.replyTo)
    if (!asked || !sameSocket(asked.station, frame.fromSocketId)) return false
    if (clients.has(asked.client)) clients.send([asked.client], frame)
    return true
  }

  return {
    receive,
    /** A frame that came to another process. */
    passed(frame: ClientFrame, by?: By) {
      if (frame.replyTo === undefined) deliver(frame, by ?? null)
      else answer(frame)
    },
    /** Forgets what nobody will answer any more. */
    sweep() {
      for (const [id, { at, client }] of pending) {
        if (now() - at > answerMs || !clients.has(client)) pending.delete(id)
      }
    },
  }
}

const saidIn = ({ message }: ClientFrame): { publication?: number | null; restarted?: true } => {
  if (message.type === 'reloaded') return { publication: message.publication }
  return message.type === 'restarted' ? { restarted: true } : {}
}
