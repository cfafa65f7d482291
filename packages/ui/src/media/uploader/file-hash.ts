/**
 * The SHA-256 of a file, in hexadecimal. Undefined where the browser has no digest, as on pages that came without
 * HTTPS: then only the server can notice a duplicate.
 */
export async function sha256Of(file: Blob): Promise<string | undefined> {
  // typed as always there, which it is on secure pages only
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  if (!subtle) return undefined
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
