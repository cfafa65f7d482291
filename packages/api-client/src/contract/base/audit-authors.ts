/** Ids of authors other than users. Their names are English; clients show their own words. */
export const auditAuthors = {
  /** A command on the server's machine. */
  commandLine: '00000000-0000-0000-0000-000000000000',
  /** Somebody who is not signed in. */
  nobody: '00000000-0000-8000-8000-000000000001',
  /** The server itself. */
  server: '00000000-0000-8000-8000-000000000002',
  /** A user who was erased. */
  formerUser: '00000000-0000-8000-8000-000000000003',
} as const
