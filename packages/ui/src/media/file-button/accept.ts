// Checks chosen and dropped files.

/** Why a file is refused: its type, its size, or because there was one before it. */
export type RefusedReason = 'type' | 'size' | 'count'

export interface RefusedFile {
  file: File
  reason: RefusedReason
}

export interface FileRules {
  /** As the attribute of a file input: `.csv`, `image/*`, `application/pdf`. @default any file */
  accept?: readonly string[] | undefined
  /** Maximum size of a file in bytes. @default any size */
  maxBytes?: number | undefined
  /** @default false */
  multiple?: boolean | undefined
}

/** Whether a file is of an accepted type. Browsers check only files chosen in their dialog. */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: readonly string[] = []): boolean {
  return (
    accept.length === 0 ||
    accept.some((one) => {
      const wanted = one.toLowerCase()
      if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted)
      return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted
    })
  )
}

/** Splits files by the rules, in their order. */
export function sortFiles(files: readonly File[], { accept, maxBytes, multiple = false }: FileRules) {
  const accepted: File[] = []
  const refused: RefusedFile[] = []
  for (const file of files) {
    const reason: RefusedReason | undefined = !isAccepted(file, accept)
      ? 'type'
      : maxBytes !== undefined && file.size > maxBytes
        ? 'size'
        : !multiple && accepted.length > 0
          ? 'count'
          : undefined
    if (reason) refused.push({ file, reason })
    else accepted.push(file)
  }
  return { accepted, refused }
}
