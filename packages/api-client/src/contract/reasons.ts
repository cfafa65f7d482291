/**
 * Why a value that fits its schema still cannot be: the sentences that follow `Invalid value`, by name. `{code}` stands
 * for what differs. The server says no others, which its types see to, so that a client can translate them all.
 */
export const reasons = {
  usernameTaken: 'This username is taken.',
  groupMore: 'This group may do more than you.',
  notThere: 'What it names does not exist.',
  mallNotReached: 'You do not reach this mall.',
  ownGroup: 'Nobody changes their own group.',
  ownStatus: 'Nobody changes their own status.',
  ownDeletion: 'Nobody deletes themselves.',
  ownPassword: 'Change your own password in your profile.',
  rightNotHeld: 'Nobody gives a right that they do not have.',
  nobodyLeft: 'Nobody would be left who may write users, groups and malls.',
  deletedToo: 'What it names was deleted. Restore that first.',
  notYourPassword: 'This is not your password.',
  noSuchUser: 'There is no such user.',
  stationCode: 'Another station has the code {code}.',
  belowItself: 'A category cannot lie below itself.',
  otherType: 'It is of another type.',
  typeStays: 'The type of a record never changes.',
  kindStays: 'The kind of a category never changes.',
  fileKind: 'This kind of file does not fit here.',
  categoryKind: 'This category is for another kind of file.',
  onlyHere: 'It names what only this mall has: create it in the other mall and choose there.',
  tooManyPoints: 'Ask for at most {count} {period}s.',
  tooManyFiles: 'There are too many files.',
  listChanged: 'This list has changed: begin again.',
  setUpLink: 'This set-up link was used, is too old, or was replaced by a newer one.',
  noForm: 'This is no form, or it was cut off.',
  noFilePart: 'Files are sent as parts named file.',
  noJson: 'The body is no JSON.',
  bodyCutOff: 'The body ended too early.',
  noCursor: 'It is none that a page ended with.',
} as const

/** What a sentence is known by, so that it can be said in another language. */
export type ReasonName = keyof typeof reasons

type Filled<Sentence> = Sentence extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Sentence

/** One of the sentences, with something in the place of each `{name}`. */
export type Reason = Filled<(typeof reasons)[ReasonName]>

const plain = (text: string) => text.replace(/[.*+?^$|()[\]\\]/g, '\\$&')

const patterns = Object.entries(reasons).map(([name, sentence]) => ({
  name: name as ReasonName,
  pattern: new RegExp(`^${plain(sentence).replace(/\{(\w+)\}/g, '(?<$1>.+)')}$`),
}))

/** Which of the sentences this is, and what differs in it; nothing for one that is not known. */
export function reasonNamed(
  sentence: string,
): { name: ReasonName; params: Readonly<Record<string, string>> } | undefined {
  for (const { name, pattern } of patterns) {
    const found = pattern.exec(sentence)
    if (found) return { name, params: { ...found.groups } }
  }
  return undefined
}
