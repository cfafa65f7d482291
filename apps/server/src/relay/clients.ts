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

/** The server's end of an open connection. */
export type Transport = {
  send(text: string): void
  close(code: number, reason: string): void
  /** The number of bytes that have not been sent to the network yet. */
  bufferedBytes(): number
}

export type Client = {
  caller: SocketCaller
  credential: string
  identity: SocketId
  softwareVersion: string | null
  transport: Transport
  bucket: ReturnType<typeof createBucket>
  /** The number of answers that a station owes for frames that it was sent; they count for who asked. */
  owed: number
  /** The time of the last frame, in milliseconds. */
  lastFrameAt: number
}
export type StaffClient = Client & { caller: StaffCaller }

export const isStaff = (client: Client): client is StaffClient => client.caller.kind === 'staff'

/** A client with more unsent bytes is closed; it reconnects and fetches the current state. */
const maxBufferedBytes = 1024 * 1024

/** The open connections of this process. `onSlow` is called for a client that does not read what it is sent. */
export function createClients(newId: () => string, onSlow: (client: Client) => void) {
  const all = new Set<Client>()
  // a separate set, so that a message to staff does not iterate over thousands of stations
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

  /** Sends one frame to many clients; serialises it once. */
  function send(clients: Iterable<Client>, frame: ClientFrame | ServerFrame) {
    const text = JSON.stringify(frame)
    for (const client of clients) {
      if (client.transport.bufferedBytes() > maxBufferedBytes) onSlow(client)
      else client.transport.send(text)
    }
  }

  /** Sends a message from the server. */
  const sendMessage = (to: Iterable<Client>, toSocketId: SocketId, message: ServerMessage) =>
    send(to, { id: newId(), toSocketId, fromSocketId: server, message })

  return {
    add(client: Client) {
      all.add(client)
      if (isStaff(client)) return void staff.add(client)
      const same = stations.get(stationKey(client)) ?? new Set()
      stations.set(stationKey(client), same.add(client))
    },
    /** Returns false when the client was already removed. */
    remove,
    has: (client: Client) => all.has(client),
    all: () => [...all],
    staff: () => [...staff],
    ofStation: (mallId: string, stationId: string): Client[] => [...(stations.get(keyOf(mallId, stationId)) ?? [])],
    stationsOfMall: (mallId: string): Client[] =>
      [...stations.values()].flatMap((clients) => [...clients].filter(({ identity }) => identity.mallId === mallId)),
    withCredential: (credential: string) => [...all].filter((client) => client.credential === credential).length,
    send,
    sendMessage,
    sendToStaff: (message: ServerMessage, isRecipient: (client: StaffClient) => boolean) =>
      sendMessage([...staff].filter(isRecipient), main, message),
  }
}

export type Clients = ReturnType<typeof createClients>
