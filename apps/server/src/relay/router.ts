// Routes frames between staff and stations.

import { type ClientFrame, main, parseClientFrame, type SocketId, sameSocket, server } from '@kiosk-admin/kiosk-client'
import type { Log } from '../platform/log'
import { type Client, type Clients, isStaff, type StaffClient } from './clients'
import type { Author } from './relay'
import { maySend } from './rights'
import type { StationEntry } from './station-journal'

/** Timeout of a station's reply; restarts take the longest. */
const replyTimeoutMs = 120_000

type Pending = { client: Client; station: SocketId; at: number }

export type RouterOptions = {
  clients: Clients
  now: () => number
  newId: () => string
  log: Log
  /** Sends a frame to the other processes. */
  forward: (frame: ClientFrame, by?: Author) => void
  /** Called for each frame of a station; `publication` is set when the frame reports one. */
  onStationFrame: (client: Client, state: { publication?: number | null; restarted?: true }) => void
  /** Called when a station of this process is sent a restart command. */
  onRestarting: (station: Client) => void
  /** Stores an event or a reply of a station. */
  record: (entry: StationEntry) => void
}

/** Routes frames between staff and stations and refuses frames that the sender may not send. */
export function createRouter({
  clients,
  now,
  newId,
  log,
  forward,
  onStationFrame,
  onRestarting,
  record,
}: RouterOptions) {
  const pending = new Map<string, Pending>()

  const refuse = ({ identity }: Client, reason: string) => log.warn('A frame was refused', { why: reason, ...identity })

  function receive(client: Client, text: string) {
    const frame = parseClientFrame(text)
    if (!frame) return refuse(client, 'not understood')
    if (!sameSocket(frame.fromSocketId, client.identity)) return refuse(client, 'not from its sender')
    if (!isStaff(client)) onStationFrame(client, stationState(frame))
    const toServer = sameSocket(frame.toSocketId, main) || sameSocket(frame.toSocketId, server)
    if (toServer && frame.message.type === 'ping' && frame.replyTo === undefined) pong(client, frame)
    else if (!isStaff(client)) fromStation(client, frame, toServer)
    else if (!toServer) fromStaff(client, frame)
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

  function fromStation(client: Client, frame: ClientFrame, toServer: boolean) {
    if (!toServer) return refuse(client, 'a station speaks to the back-office only')
    // frames without `replyTo` only update the presence, which has been done
    if (frame.replyTo === undefined || sameSocket(frame.toSocketId, server)) return
    record({ ...client.identity, frameId: frame.replyTo, answeredAt: new Date(now()) })
    if (!reply(frame)) forward(frame)
  }

  function fromStaff(client: StaffClient, frame: ClientFrame) {
    const { toSocketId, message } = frame
    const permissions = client.caller.malls.get(toSocketId.mallId)
    if (!permissions) return refuse(client, 'a mall out of reach')
    if (frame.replyTo !== undefined || !maySend(permissions, message.type)) {
      return refuse(client, `no right to ${message.type}`)
    }
    if (pending.has(frame.id)) return refuse(client, 'an id that is in use')
    pending.set(frame.id, { client, station: toSocketId, at: now() })
    const by = { id: client.caller.userId, name: client.caller.userName }
    deliver(frame, by)
    forward(frame, by)
  }

  /** `by` is `null` for frames forwarded by a process of an earlier version. */
  function deliver(frame: ClientFrame, by: Author | null) {
    const { id: frameId, toSocketId, message } = frame
    const { type: kind } = message
    const stations = clients.ofStation(toSocketId.mallId, toSocketId.stationId)
    for (const station of stations) station.owed += 1
    clients.send(stations, frame)
    if (kind === 'restart') for (const station of stations) onRestarting(station)
    if (stations.length === 0 || (kind !== 'ping' && kind !== 'reload' && kind !== 'restart')) return
    record({ ...toSocketId, at: new Date(now()), kind, by, frameId })
  }

  /** Sends a reply to the requesting client. Returns false when it is not connected to this process. */
  function reply(frame: ClientFrame): boolean {
    const request = frame.replyTo === undefined ? undefined : pending.get(frame.replyTo)
    if (!request || !sameSocket(request.station, frame.fromSocketId)) return false
    if (clients.has(request.client)) clients.send([request.client], frame)
    return true
  }

  return {
    receive,
    /** Handles a frame forwarded by another process. */
    receiveForwarded(frame: ClientFrame, by?: Author) {
      if (frame.replyTo === undefined) deliver(frame, by ?? null)
      else reply(frame)
    },
    /** Removes requests that have timed out. */
    sweep() {
      for (const [id, { at, client }] of pending) {
        if (now() - at > replyTimeoutMs || !clients.has(client)) pending.delete(id)
      }
    },
  }
}

const stationState = ({ message }: ClientFrame): { publication?: number | null; restarted?: true } => {
  if (message.type === 'reloaded') return { publication: message.publication }
  return message.type === 'restarted' ? { restarted: true } : {}
}
