import { type StationState, z } from '@kiosk-admin/api-client/kiosk'

/** The subprotocol that client and server agree on; the credential travels as a second one and is never echoed. */
export const subprotocol = 'kiosk.v1'

/** What a station that a demo simulates says in place of the version of its software; it gives way to a real one. */
export const simulatedVersion = 'simulated'

/** Why a socket was closed, as its close event says it. */
export const closeCode = {
  closing: 1000,
  serverStopping: 1001,
  credentialEnded: 4401,
  rightWithdrawn: 4403,
  noAnswer: 4408,
  tooManyFrames: 4429,
} as const

/** The reason that goes with `closeCode.closing`. */
export const closingReason = 'Closing from client'

const name = z.string().check(z.minLength(1), z.maxLength(64))

export const socketId = z.object({ mallId: name, stationId: name })
/** One end of the line: a station, the back-office (`main`/`main`) or the server itself. */
export type SocketId = z.infer<typeof socketId>

/** Staff's end of the line. */
export const main: SocketId = { mallId: 'main', stationId: 'main' }
/** The end that the server's own frames come from. */
export const server: SocketId = { mallId: 'server', stationId: 'server' }

/** Whether both name the same end of the line. */
export const sameSocket = (a: SocketId, b: SocketId): boolean => a.mallId === b.mallId && a.stationId === b.stationId

const publicationNumber = z.int().check(z.gte(0), z.lte(2_147_483_647))

/** What travels between clients. `reloaded` says which publication the station shows; `null`: none yet. */
const clientMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sync') }),
  z.object({ type: z.literal('reload') }),
  z.object({ type: z.literal('ping') }),
  z.object({ type: z.literal('reloaded'), publication: z.nullable(publicationNumber) }),
  z.object({ type: z.literal('restart') }),
  z.object({ type: z.literal('restarted') }),
])
/** What travels between stations and staff. */
export type ClientMessage = z.infer<typeof clientMessage>

const states = ['online', 'behind', 'offline', 'restarting'] as const satisfies readonly StationState[]
const by = z.object({ id: z.string(), name: z.string() })

/** What only the server says. */
const serverMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('presence'),
    mallId: z.string(),
    stationId: z.string(),
    state: z.enum(states),
    publication: z.nullable(publicationNumber),
    lastSeenAt: z.nullable(z.string()),
    /** A demo plays the station. */
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
  /** Something that happened to these stations was written down. */
  z.object({ type: z.literal('stationEvents'), mallId: z.string(), stationIds: z.array(z.string()) }),
  z.object({ type: z.literal('published'), mallId: z.string(), number: publicationNumber }),
  z.object({ type: z.literal('signedOut') }),
])
/** What only the server says. */
export type ServerMessage = z.infer<typeof serverMessage>

const envelope = {
  id: name,
  toSocketId: socketId,
  fromSocketId: socketId,
  /** The `id` of the frame that this one answers; such a frame is never answered itself. */
  replyTo: z.optional(name),
}

const clientFrame = z.object({ ...envelope, message: clientMessage })
const serverFrame = z.object({ ...envelope, message: serverMessage })
/** A message between stations and staff, with where it comes from and goes to. */
export type ClientFrame = z.infer<typeof clientFrame>
/** A message of the server's own. */
export type ServerFrame = z.infer<typeof serverFrame>

/** Reads what a client sent; `undefined` for anything that is no such frame. */
export const parseClientFrame = (text: unknown): ClientFrame | undefined => parse(clientFrame, text)

/**
 * Reads a frame as a client gets it: from another client, or from the server itself. A client that claims to be the
 * server is not believed, even if a relay should pass it on.
 */
export function parseFrame(text: unknown): ClientFrame | ServerFrame | undefined {
  const fromClient = parse(clientFrame, text)
  const frame = fromClient ?? parse(serverFrame, text)
  return frame && isFromServer(frame) === !fromClient ? frame : undefined
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

/** The subprotocols to connect with. A credential is base64url: other letters may not stand in a subprotocol. */
export function subprotocolsFor(credential: string): string[] {
  if (!credentialForm.test(credential)) throw new TypeError('The credential is not base64url')
  return [subprotocol, `bearer.${credential}`]
}

/** The credential among the subprotocols that a client offers. */
export function credentialIn(offered: readonly string[]): string | undefined {
  const credential = offered.find((one) => one.startsWith('bearer.'))?.slice('bearer.'.length)
  return credential !== undefined && credentialForm.test(credential) ? credential : undefined
}
