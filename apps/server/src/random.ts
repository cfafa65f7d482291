export type Random = { bytes(length: number): Uint8Array<ArrayBuffer> }
