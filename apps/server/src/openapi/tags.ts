import { type ContentType, contentTypes } from '@kiosk-admin/api-client'

const descriptions: Record<string, string> = {
  Area: "The caller's permissions, as claims by area",
  Audit: 'The history: who changed what, and when',
  Config: 'Settings of the installation that apps need',
  Editing: 'Records that somebody has open in a form',
  InfoPage: 'Information about the mall itself, such as its opening hours',
  Kiosk: "The stations' own calls, and previews of the draft",
  Language: 'The languages of a mall',
  Login: 'Signing in',
  Logout: 'Signing out',
  Mall: 'Malls, their logos and their users',
  MallStation: 'Stations: the displays that show publications',
  MapState: 'What is out of order: connectors, doors, walkways, amenities',
  MediaCategory: 'Categories of files in the media library',
  MediaLibrary: 'Files: pictures, videos, documents and fonts',
  PageError: 'Exceptions in pages of the admin and the kiosk',
  PasswordLink: 'Choosing a password with a link',
  PasswordReset: 'Links to choose a password, by e-mail',
  Publication: "Publications: a mall's active content as numbered snapshots",
  Published: 'Figures of the dashboard',
  Search: 'Search across all content',
  Session: "The caller's own sessions, password and data",
  Setup: 'The first administrator of a new installation',
  Sites: 'Malls to sign in to',
  Sms: 'Settings for text messages',
  Statistic: 'Clicks and searches of visitors at the stations',
  Trash: 'Deleted records, which can be restored for 30 days',
  User: 'User accounts',
  UserGroup: 'Groups of users with the same permissions',
  ...Object.fromEntries(
    Object.values<ContentType>(contentTypes).map(({ resource, plural }) => [resource, `Content of malls: ${plural}`]),
  ),
}

/** The groups of operations, each with a description. */
export const tagsOf = (names: string[]) =>
  [...new Set(names)].sort().map((name) => ({ name, description: descriptions[name] }))
