/**
 * Reasons why a value is invalid although it fits its schema: the sentences that follow `Invalid value`, by name.
 * `{code}` is a placeholder. The types of the server allow no others, so that clients can translate all of them.
 */
export const reasons = {
  usernameTaken: 'This username is taken.',
  groupMore: 'This group has more rights than you.',
  notThere: 'It links to something that no longer exists.',
  groupOfOther: 'This group belongs to another mall.',
  groupMallStays: 'A group’s mall can’t be changed.',
  groupNeedsMall: 'Choose a mall.',
  mallNotReached: 'You don’t have access to this mall.',
  userMore: 'Someone has more rights in this mall than you.',
  ownGroup: 'You can’t change your own group.',
  ownStatus: 'You can’t change your own status.',
  ownDeletion: 'You can’t delete your own account.',
  ownPassword: 'Change your own password in your profile.',
  rightNotHeld: 'You can’t grant rights you don’t have.',
  nobodyLeft: 'At least one user must be able to edit users, groups and malls.',
  deletedToo: 'It links to something that was deleted. Restore that first.',
  deletedNames: 'It links to something that was deleted. Restore this first: {names}',
  goneNames: 'It links to something that was permanently deleted: {names}',
  notPublished: 'It isn’t in the last publication.',
  notYourPassword: 'The current password is incorrect.',
  noSuchUser: 'This user doesn’t exist.',
  stationCode: 'Another station already has the code {code}.',
  belowItself: 'A category can’t be its own subcategory.',
  opensItself: 'A category can’t open itself.',
  otherType: 'It’s of a different type.',
  typeStays: 'A record’s type can’t be changed.',
  kindStays: 'A category’s type can’t be changed.',
  fileKind: 'This type of file can’t be used here.',
  unplayable: 'The kiosks can’t play this video: {name}',
  fileEmpty: 'The file is empty.',
  fileCutOff: 'The file is incomplete. Save or export it again, then upload the new one.',
  fileEncoding: 'The file’s characters can’t be read. Save it as UTF-8.',
  pictureCost: 'Reading this picture takes too much memory. Save it smaller, or as a JPEG that isn’t progressive.',
  svgStyle: 'The SVG has a style that can’t be read safely. Export it without styles or as a PNG.',
  svgEmpty: 'Nothing in the SVG can be shown safely. Export it as a PNG.',
  videoInImages: 'This is a video. Use Videos.',
  categoryKind: 'This category is for a different type of file.',
  onlyHere: 'It links to something that exists only in this mall. Create that in the other mall and choose it there.',
  tooManyPoints: 'Choose a shorter period: {count} {period}s at most.',
  tooManyFiles: 'Too many files at once.',
  listChanged: 'This list has changed. Start again from the beginning.',
  setUpLink: 'This set-up link has been used, has expired, or was replaced by a newer one.',
  passwordLink: 'This password link has been used, has expired, or was replaced by a newer one.',
  passwordNames: 'It contains the username or the name of a mall. Choose other words.',
  passwordGuessable: 'It’s too easy to guess. Choose several words that don’t belong together.',
  noForm: 'The form data is incomplete.',
  noFilePart: 'Send files as form parts named “file”.',
  noJson: 'The request body isn’t valid JSON.',
  bodyDepth: 'The request body is nested too deeply.',
  bodyValues: 'The request body has too many values.',
  bodyCutOff: 'The request body is incomplete.',
  textElements: 'The text has too many elements: {count} at most.',
  textDepth: 'The text is nested too deeply: {count} levels at most.',
  textFormats: 'The text has too many nested formats: {count} at most.',
  textAttributes: 'An element of the text has too many attributes: {count} at most.',
  noCursor: 'Unknown page cursor.',
} as const

/** Name of a reason, for translation. */
export type ReasonName = keyof typeof reasons

type Filled<Sentence> = Sentence extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Sentence

/** One of the sentences with values instead of the placeholders. */
export type Reason = Filled<(typeof reasons)[ReasonName]>

const plain = (text: string) => text.replace(/[.*+?^$|()[\]\\]/g, '\\$&')

const patterns = Object.entries(reasons).map(([name, sentence]) => ({
  name: name as ReasonName,
  pattern: new RegExp(`^${plain(sentence).replace(/\{(\w+)\}/g, '(?<$1>.+)')}$`),
}))

/** Finds the reason and the values of its placeholders; undefined for an unknown sentence. */
export function reasonNamed(
  sentence: string,
): { name: ReasonName; params: Readonly<Record<string, string>> } | undefined {
  for (const { name, pattern } of patterns) {
    const found = pattern.exec(sentence)
    if (found) return { name, params: { ...found.groups } }
  }
  return undefined
}
