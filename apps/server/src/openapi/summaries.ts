// What each call does, in the OpenAPI document. Here and not in the contract, because browsers load that.

import { type Call, calls, contentTypes, peopleTypes, singleRecords } from '@kiosk-admin/api-client'
import type { FamilyName, SingleName } from '../routes/dispatch/context'

/** Calls of their own; a missing one does not compile. */
const own: Record<keyof typeof calls, string> = {
  area: "The user's claims in a mall, `/api/{Area}/{Verb}`. Default: the mall of sign-in",
  areasByMall: "The user's claims by the group of the house and in each mall",
  auditTrail: 'The history of a mall and of people in the areas that the caller may read, newest first',
  categoriesOfType: 'The categories of a type, as a flat list with parentId',
  categoriesOfTypePage: 'One page of the list',
  changePassword: "Change one's own password; all other sessions end",
  changes: 'What publishing would change on the kiosks',
  choosePassword: 'Choose a password with the token of a password link; all sessions of its user end',
  config: 'What the apps need to know of this installation',
  confirmSession: 'Confirm the password for ten minutes in this session',
  createMall: 'Create, with access for its creator',
  createMediaCategory: 'Create; idempotent by id and sender',
  createStation: 'Create, without a key; idempotent by id and sender',
  endPreviewLinks: 'End every preview link that the caller made to this mall',
  endSessions: 'End own sessions; without `id` all of them, and own preview links',
  exportAudit: 'The same as a table, a line for each entry; the export is an entry itself',
  exportStatistics: 'The same as a table: a line for each point, a column for each series',
  finishReplacement: 'Replace the bytes by those of an upload that was begun with `replaces`',
  finishUpload: 'Make a file of an upload over tus (`/MediaLibrary/Uploads`)',
  floorPlans: 'The floor plans of a mall, those of its own floors first',
  itemRemoval: 'What its removal would take along',
  kioskMapState: 'What is out of order, with an ETag; 304 when the station has it',
  kioskMe: 'Which station a key belongs to, and where it stands',
  kioskPreview: 'The draft, in the areas that the caller or the maker of the link may read',
  kioskPreviewSite: 'Where a website that the draft leads to can be framed; 404 for any other address',
  kioskPublication: 'The current publication, as bytes with an ETag; 304 when the station has it',
  kioskSearch:
    'Searches of visitors: the chosen record, or the text that found nothing; 200 means that all are counted',
  kioskSite: 'Where a published website can be framed; 404 for any other',
  kioskSpeech: 'A text as sound; 404 in languages that TTS_URL does not speak',
  kioskStatistic: 'Clicks of a station; 200 means that all are kept, new or known',
  kioskVoices: 'Tell in which languages the station reads aloud',
  languages: "The mall's languages, in order",
  login: 'Sign in',
  logout: 'End the session',
  mallImage: "A mall's logo",
  mallUsers: 'Users of the mall, and those who could be added',
  malls: 'The malls the signed-in user may reach',
  mapStateOfMall: 'What is out of order in a mall',
  mediaCategories: "The categories of a mall's media, by name",
  mediaCategoryOptions: 'The short form, to choose one from',
  mediaCategoryUsage: 'Files that keep the categories from being deleted',
  mediaFiles: "The files of one kind in a mall's media library",
  mediaFilesPage: 'One page of the list',
  mediaImages: "A mall's pictures, newest first; 1,000 at a time, from `cursor`, the id of the last",
  mediaImagesPage: 'One page of the list',
  mediaList: 'Files of a mall, by kind or category',
  mediaOne: 'One file',
  mediaOptions: 'The short form, to choose one from',
  mediaPage: 'One page of the list',
  mediaStorage: "Bytes that a mall's files take up, with trash and unfinished uploads",
  mediaUsage: 'What names the file',
  mediaUsages: 'What names the files, and keeps them from being deleted',
  missingTexts: 'Records without text in a language, were it the first',
  oneMall: 'One mall',
  oneMediaCategory: 'One category',
  ownData: 'What is kept about the caller, as a file',
  previewLink: 'Make a read-only link of 24 h to what its maker may read of the draft',
  publications: 'The history, newest first',
  publish: "Freeze the mall's active content and send it to every station",
  published: 'Counts of what the mall has, by kind and status',
  reach: 'Shops and services that visitors of the draft do not find to, from which stations and why',
  recordExport: 'Record that the caller saved the listed records of an area as a file',
  removeItem: 'Move what the plan named to the trash, all or nothing',
  removeMalls: 'Move to the trash for 30 days; stations go on showing. Needs the password confirmed',
  removeMedia: 'Move to the trash, where files stay 30 days',
  removeMediaCategories: 'Move to the trash; a category that has files says which',
  removeStations:
    'Move to the trash for 30 days; keys end for good. Several in ten minutes need the password confirmed',
  replaceMall: 'Replace the version named by If-Match',
  replaceMedia: "Replace a file's name, category and description",
  replaceMediaCategory: 'Replace the version named by If-Match',
  replaceMediaFile: 'Replace the bytes by others of the same kind',
  replaceSms: 'Replace the version named by If-Match',
  replaceStation: 'Replace the version named by If-Match',
  requestPasswordReset:
    'Send a link to choose a new password by e-mail; it works once, for an hour. 404 without e-mail',
  restoreMalls: 'Bring malls back from the trash, with contents and users',
  restoreMedia: 'Bring back from the trash; without its category a file is Unassigned',
  restoreMediaCategories: 'Bring back from the trash',
  restoreStations: 'Bring back from the trash, without a key',
  revertMall: 'Set the mall back to what the last publication contains, except its location',
  rollback: "Publish an earlier publication's content again, as a new number",
  rollbackChanges: 'What rolling back to a publication would change on the kiosks',
  search: 'Records with all these words in one of their texts, names first',
  searchStatistics: 'What visitors sought most, what they did not find, and where they went from each station',
  session: 'Who is signed in, with the name of the group in `mallId`. Default: the group of the house',
  sessions: "One's own sessions, the last used first",
  setMallImage: "Set a mall's logo; `null` takes it away",
  setMallUsers: 'Set the users of the mall',
  setMapState: 'Close or open a connector, a door, a walkway or an amenity; stations are told at once',
  setMediaFields: 'Move many files to a category',
  setup: 'Make the first administrator and the first mall, with the token of the set-up link',
  sites: 'The malls to sign in to: id and name only',
  smsSettings: "The mall's settings for text messages; of version 0 until they are first written",
  stationEvents: 'The last ten events of a station, and the start of its state',
  stationSlideshows: 'The slideshows that a station shows now or later, by the last publication',
  stationKey: 'Make a new key, shown once; the old one ends',
  stationUsage: 'Slideshows that keep the stations from being deleted',
  stations: "The mall's stations, with their live state",
  statistics: "Clicks by day, ISO week or month in the mall's time zone, whole or in groups",
  tellEditing: 'Tell others that a record is open in a form, every 20 seconds',
  testSms: 'Send a test message with the stored settings, and say how the gateway took it',
  topShops: 'The items that were opened and looked for most (types 1 and 2)',
  trash: 'What was deleted in the areas that the caller may read, newest first',
  trashPage: 'One page of the list',
  undoItemRemoval: 'Undo one removal; slideshows that changed since stay',
  uploadMedia: 'Upload files: all or, when one is refused, none',
}

/** Calls of each kind of content. */
const family: Record<FamilyName, string> = {
  list: 'All records of the kind in a mall',
  page: 'One page of the list',
  ids: 'The ids of the list',
  options: 'The short form, to choose one from',
  get: 'One record',
  create: 'Create; idempotent by id and sender',
  replace: 'Replace the version named by If-Match',
  revert: 'Set the draft back to what the last publication contains, also out of the trash',
  save: 'Create, without a version; or replace the version named in the body',
  remove: 'Move to the trash, where records stay 30 days',
  usage: 'References that keep the records from being deleted',
  copy: 'Copy, InActive, also to another mall',
  status: 'Set the status of many',
  fields: 'Set some fields of many: of all, or of none',
  restore: 'Bring back from the trash',
  import: 'Create or replace many, or try it (dryRun)',
  order: 'Put the records into this order',
}

/** Calls of records that exist once in a mall. */
const single: Record<SingleName, string> = {
  get: "The mall's one record; of version 0 until it is first written",
  replace: 'Replace the version named by If-Match',
  revert: 'Set the draft back to what the last publication contains',
}

const people = {
  list: 'All records that the caller may know of',
  page: 'One page of the list',
  options: 'The short form, to choose one from',
  get: 'One record',
  create: 'Create; idempotent by id and sender',
  replace: 'Replace the version named by If-Match',
  remove: 'Move to the trash for 30 days; several in ten minutes need the password confirmed',
  copy: 'Copy',
  fields: 'Set some fields of many',
  restore: 'Bring back from the trash',
  import: 'Create or replace many, or try it (dryRun)',
}

const peopleByType: { [T in keyof typeof peopleTypes]: Record<keyof (typeof peopleTypes)[T]['calls'], string> } = {
  user: {
    ...people,
    status: 'Set the status of many; whom it disables is signed out',
    password: "Set another user's password; all of their sessions end",
    passwordLink: 'Make a link to choose a password; it works once, for 72 hours',
    data: 'What is kept about a user, as a file',
    erase:
      'Delete a user for good; "Former user" replaces them in records and the history. Needs the password confirmed',
  },
  userGroup: {
    ...people,
    usage: 'The users in the groups that the caller may know of',
  },
}

const entriesOf = <K extends string>(described: Record<K, Call>, summaries: Record<K, string>) =>
  (Object.keys(described) as K[]).map((name) => [described[name].name, summaries[name]] as const)

const summaries = new Map<string, string>([
  ...entriesOf(calls, own),
  ...Object.values(contentTypes).flatMap((type) => entriesOf<FamilyName>(type.calls, family)),
  ...Object.values(singleRecords).flatMap((record) => entriesOf<SingleName>(record.calls, single)),
  ...entriesOf(peopleTypes.user.calls, peopleByType.user),
  ...entriesOf(peopleTypes.userGroup.calls, peopleByType.userGroup),
])

/** What a call does, in a few words. */
export const summaryOf = ({ name }: Pick<Call, 'name'>): string => summaries.get(name) ?? ''
