import {
  type ClientFrame,
  main,
  type ServerFrame,
  type ServerMessage,
  type SocketId,
  server,
} from '@kiosk-admin/kiosk-client'
import type { createBucket } from '../limits/token-bucket'
import { keyOf } from './presence'
import type { SocketCaller } from './relay'
import type { StaffCaller } from './rights'

/** One end of an open connection, whatever carries it. */
export type Transport = {
  send(text: string): void
  close(code: number, reason: string): void
  /** Bytes that the network has not taken yet. */
  buffered(): number
}

export type Client = {
  caller: SocketCaller
  credential: string
  identity: SocketId
  softwareVersion: string | null
  transport: Transport
  bucket: ReturnType<typeof createBucket>
  /** When a frame last came from it. */
  heardAt: number
}
export type StaffClient = Client & { caller: StaffCaller }

export const isStaff = (client: Client): client is StaffClient => client.caller.kind === 'staff'

/** Whoever takes in so little is not there any more, or too slow to be of use; it comes back and asks for what is new. */
const bufferLimit = 1024 * 1024

/** The open connections of this process, and the way to speak to them. */
export function createClients(newId: () => string) {
  const all = new Set<Client>()
  // apart, because every word to staff would else walk through thousands of stations
  const staff = new Set<StaffClient>()
  const stations = new Map<string, Set<Client>>()
  const stationKey = ({ identity }: Client) => keyOf(identity.mallId, identity.stationId)

  function remove(client: Client): boolean {
    if (!all.delete(client)) return false
    if (isStaff(client)) return staff.delete(client)
    const same = stations.get(stationKey(client))
    same?.delete(client)
    if (same?.size === 0) stations.delete(stationKey(client))
    return true
  }

  /** Sends one frame to many: it is written once. */
  function send(clients: Iterable<Client>, frame: ClientFrame | ServerFrame) {
    const text = JSON.stringify(frame)
    for (const { transport } of clients) {
      if (transport.buffered() > bufferLimit) transport.close(1013, 'Too slow')
      else transport.send(text)
    }
  }

  /** A word of the server itself. */
  const say = (to: Iterable<Client>, toSocketId: SocketId, message: ServerMessage) =>
    send(to, { id: newId(), toSocketId, fromSocketId: server, message })

  return {
    add(client: Client) {
      all.add(client)
      if (isStaff(client)) return void staff.add(client)
      const same = stations.get(stationKey(client)) ?? new Set()
      stations.set(stationKey(client), same.add(client))
    },
    /** False when it was not there any more. */
    remove,
    has: (client: Client) => all.has(client),
    all: () => [...all],
    staff: () => [...staff],
    ofStation: (mallId: string, stationId: string): Client[] => [...(stations.get(keyOf(mallId, stationId)) ?? [])],
    ofMallsStations: (mallId: string): Client[] =>
      [...stations.values()].flatMap((clients) => [...clients].filter(({ identity }) => identity.mallId === mallId)),
    withCredential: (credential: string) => [...all].filter((client) => client.credential === credential).length,
    send,
    say,
    sayToStaff: (message: ServerMessage, hears: (client: StaffClient) => boolean) =>
      say([...staff].filter(hears), main, message),
  }
}

export type Clients = ReturnType<typeof createClients>
