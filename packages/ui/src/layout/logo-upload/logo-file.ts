import { uploadBytes } from '../../internal/upload-size'

/** Image types allowed for logos. */
export const logoTypes: readonly string[] = ['png', 'jpg', 'jpeg', 'svg', 'gif']

/** The general upload limit. */
export const logoBytes = uploadBytes

export type LogoProblem = 'type' | 'size'

/** Why a file is rejected before uploading; undefined if accepted. */
export function whyNotLogo(
  { name, size }: Pick<File, 'name' | 'size'>,
  types: readonly string[] = logoTypes,
  maxBytes: number = logoBytes,
): LogoProblem | undefined {
  const ending = name.includes('.') ? name.split('.').at(-1)?.toLowerCase() : undefined
  if (ending === undefined || !types.includes(ending)) return 'type'
  return size > maxBytes ? 'size' : undefined
}
