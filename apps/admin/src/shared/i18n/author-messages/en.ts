/** Names of authors that are no users. */
export const en = {
  authors: {
    commandLine: 'Command line',
    nobody: 'Somebody who isn’t signed in',
    server: 'Server',
    formerUser: 'Former user',
  },
}
