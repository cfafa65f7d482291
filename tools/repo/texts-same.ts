type Code = 'se' | 'no' | 'is'

const NAME = 'a name: of a view of the kiosks, of a service, of a thing'
const KEY = 'what is printed on the key'
const SAME = 'the same word in these languages'

/** Texts that are the same in English and in these languages, and why. */
export const sameAsEnglish: Record<string, readonly [codes: readonly Code[], why: string]> = {
  Touchguide: [['se', 'no'], NAME],
  Pathfinder: [['se', 'no'], NAME],
  SMS: [['no', 'is'], NAME],
  OK: [['se', 'no'], SAME],
  Logo: [['no'], SAME],
  Status: [['se', 'no'], SAME],
  Alt: [['se', 'no', 'is'], KEY],
  Shift: [['is'], KEY],
  Start: [['se', 'no'], SAME],
  Text: [['se'], SAME],
  Period: [['se'], SAME],
  Position: [['se'], SAME],
  Station: [['se'], SAME],
  Information: [['se'], SAME],
  Format: [['se', 'no'], SAME],
  Version: [['se'], SAME],
  Offline: [['se'], SAME],
  Type: [['no'], SAME],
}
