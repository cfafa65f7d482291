import { uploadBytes } from '../../internal/upload-size'

/** Pictures that browsers show and that a logo may be. */
export const logoTypes: readonly string[] = ['png', 'jpg', 'jpeg', 'svg', 'gif']

/** As for every upload. */
export const logoBytes = uploadBytes

export type LogoProblem = 'type' | 'size'

/** Why a file cannot be a logo, told before it is sent; nothing when it can. */
export function whyNotLogo(
  { name, size }: Pick<File, 'name' | 'size'>,
  types: readonly string[] = logoTypes,
  maxBytes: number = logoBytes,
): LogoProblem | undefined {
  const ending = name.includes('.') ? name.split('.').at(-1)?.toLowerCase() : undefined
  if (ending === undefined || !types.includes(ending)) return 'type'
  return size > maxBytes ? 'size' : undefined
}
