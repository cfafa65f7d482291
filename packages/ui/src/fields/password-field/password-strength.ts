/** Strength of a password. */
export type PasswordStrength = 'weak' | 'fair' | 'strong'

// Common long passwords.
const common = /pass ?word|lösenord|passord|lykilorð|qwert|asdf|1234|abcd|iloveyou|welcome|admin/i

/**
 * Counts characters, and two more for each further character class: 14 is fair, 20 strong. Common sequences and few
 * distinct characters stay weak.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (common.test(password) || new Set(password.toLowerCase()).size < 5) return 'weak'
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length
  const score = password.length + Math.max(0, kinds - 1) * 2
  if (score >= 20) return 'strong'
  return score >= 14 ? 'fair' : 'weak'
}
