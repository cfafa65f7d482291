// Lines of the changelogs: summaries without hashes of commits, and none for packages that are always released together.
export const getReleaseLine = async ({ summary }) => `\n- ${summary.trim().replaceAll(/\n(?=.)/g, '\n  ')}`
export const getDependencyReleaseLine = async () => ''
