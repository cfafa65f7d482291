import type { StationState } from '@kiosk-admin/api-client/kiosk'
import * as z from '@kiosk-admin/api-client/zod'

/** The subprotocol of the socket. The credential is sent as a second one and is never echoed. */
export const subprotocol = 'kiosk.v1'

/** The software version of a station that the demo simulates. A real station takes precedence over it. */
export const simulatedVersion = 'simulated'

/** Codes of close events. */
export const closeCode = {
  closing: 1000,
  serverStopping: 1001,
  credentialEnded: 4401,
  rightWithdrawn: 4403,
  noAnswer: 4408,
  tooManyFrames: 4429,
} as const

/** The reason of `closeCode.closing`. */
export const closingReason = 'Closing from client'

// one pattern weighs less in a station than two checks of the length
const name = z.string().check(z.regex(/^.{1,64}$/su))

export const socketId = z.object({ mallId: name, stationId: name })
/** A participant: a station, the back-office (`main`/`main`) or the server. */
export type SocketId = z.output<typeof socketId>

/** The back-office. */
export const main: SocketId = { mallId: 'main', stationId: 'main' }
/** The sender of the server's own frames. */
export const server: SocketId = { mallId: 'server', stationId: 'server' }

/** Whether both are the same participant. */
export const sameSocket = (a: SocketId, b: SocketId): boolean => a.mallId === b.mallId && a.stationId === b.stationId

const publicationNumber = z.int().check(z.gte(0), z.lte(2_147_483_647))

/** Requests to a station. A `ping` is also the request to the server and the answer to one. */
const request = z.object({ type: z.literal(['sync', 'reload', 'ping', 'restart']) })

/**
 * Messages between clients. `reloaded` carries the number of the station's publication and the version of its map state,
 * `null` before the first; earlier versions send no `state`.
 */
const clientMessage = z.discriminatedUnion('type', [
  request,
  z.object({
    type: z.literal('reloaded'),
    publication: z.nullable(publicationNumber),
    state: z.optional(z.nullable(publicationNumber)),
  }),
  z.object({ type: z.literal('restarted') }),
])
/** A message between stations and the back-office. */
export type ClientMessage = z.output<typeof clientMessage>

const states = ['online', 'behind', 'offline', 'restarting'] as const satisfies readonly StationState[]
const by = z.object({ id: z.string(), name: z.string() })

const published = z.object({ type: z.literal('published'), mallId: z.string(), number: publicationNumber })
/** What is out of order has changed: fetch it. */
const state = z.object({ type: z.literal('state'), mallId: z.string(), version: publicationNumber })

/** Messages that only the server sends. */
const serverMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('presence'),
    mallId: z.string(),
    stationId: z.string(),
    state: z.enum(states),
    publication: z.nullable(publicationNumber),
    lastSeenAt: z.nullable(z.string()),
    /** A station that the demo simulates. */
    simulated: z.optional(z.literal(true)),
  }),
  z.object({
    type: z.literal('changed'),
    /** `null`: records that belong to no mall, such as groups. */
    mallId: z.nullable(z.string()),
    resource: z.string(),
    ids: z.array(z.string()),
    by,
  }),
  z.object({
    type: z.literal('editing'),
    mallId: z.string(),
    resource: z.string(),
    id: z.string(),
    by,
    /** The form was closed. */
    ended: z.optional(z.literal(true)),
  }),
  z.object({
    type: z.literal('stationEvents'),
    mallId: z.string(),
    /** Stations whose log has new entries. */
    stationIds: z.array(z.string()),
  }),
  published,
  state,
  z.object({ type: z.literal('signedOut') }),
])
/** A message that only the server sends. */
export type ServerMessage = z.output<typeof serverMessage>

const frameOf = <Message extends z.ZodMiniType>(message: Message) =>
  z.object({
    id: name,
    toSocketId: socketId,
    fromSocketId: socketId,
    /** The `id` of the frame that this one answers; such a frame is never answered itself. */
    replyTo: z.optional(name),
    message,
  })

const clientFrame = frameOf(clientMessage)
const serverFrame = frameOf(serverMessage)
const requestFrame = frameOf(request)
const publishedFrame = frameOf(published)
const stateFrame = frameOf(state)
/** A client's message with its sender and receiver. */
export type ClientFrame = z.output<typeof clientFrame>
/** A server's message with its sender and receiver. */
export type ServerFrame = z.output<typeof serverFrame>
export type RequestFrame = z.output<typeof requestFrame>
export type PublishedFrame = z.output<typeof publishedFrame>
export type StateFrame = z.output<typeof stateFrame>

/** Parses a client's frame; `undefined` if it is invalid. */
export const parseClientFrame = (text: unknown): ClientFrame | undefined => parse(clientFrame, text)

/**
 * Parses a frame that a client has received, from another client or from the server. `undefined` if it is invalid or if a
 * client's message claims to come from the server.
 */
export const parseFrame = (text: unknown): ClientFrame | ServerFrame | undefined =>
  received(parse(clientFrame, text), () => parse(serverFrame, text))

/** Parses a frame that a station has received. Has only the messages to stations, which keeps stations small. */
export const parseStationFrame = (text: unknown): RequestFrame | PublishedFrame | StateFrame | undefined =>
  received(parse(requestFrame, text), () => parse(publishedFrame, text) ?? parse(stateFrame, text))

function received<Client extends ClientFrame, Server extends ServerFrame>(
  client: Client | undefined,
  fromServer: () => Server | undefined,
): Client | Server | undefined {
  const frame = client ?? fromServer()
  return frame && isFromServer(frame) === !client ? frame : undefined
}

export const isFromServer = (frame: ClientFrame | ServerFrame): frame is ServerFrame =>
  sameSocket(frame.fromSocketId, server)

function parse<S extends z.ZodMiniType>(schema: S, text: unknown): z.output<S> | undefined {
  if (typeof text !== 'string') return undefined
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return undefined
  }
  const result = schema.safeParse(json)
  return result.success ? result.data : undefined
}

const credentialForm = /^[A-Za-z0-9_-]{1,512}$/

/**
 * The subprotocols to connect with.
 * @throws {TypeError} if the credential is not base64url, since subprotocols allow no other characters
 */
export function subprotocolsFor(credential: string): string[] {
  if (!credentialForm.test(credential)) throw new TypeError('The credential is not base64url')
  return [subprotocol, `bearer.${credential}`]
}

/** The credential among the offered subprotocols. */
export function credentialIn(offered: readonly string[]): string | undefined {
  const credential = offered.find((one) => one.startsWith('bearer.'))?.slice('bearer.'.length)
  return credential !== undefined && credentialForm.test(credential) ? credential : undefined
}
