import { xlsxType } from '@kiosk-admin/api-client'

type Bytes = Uint8Array<ArrayBuffer>
type Download = { name: string; format: 'csv' | 'xlsx' | 'json' }

const types = { csv: 'text/csv; charset=utf-8', xlsx: xlsxType, json: 'application/json' }

/** Checks after each piece whether its reader may still have the next one. */
export async function* whileAuthorised(
  pieces: AsyncIterable<Bytes>,
  authorise: () => Promise<unknown>,
): AsyncGenerator<Bytes> {
  for await (const piece of pieces) {
    yield piece
    await authorise()
  }
}

/** A download that is generated while it is sent. */
export function downloadResponse(
  pieces: Generator<Bytes> | AsyncGenerator<Bytes>,
  { name, format }: Download,
): Response {
  const body = new ReadableStream<Bytes>({
    async pull(controller) {
      const next = await pieces.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    cancel: async () => void (await pieces.return(undefined)),
  })
  return new Response(body, {
    headers: {
      'content-type': types[format],
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
}
