import process from 'node:process'

/**
 * Enters the folder from which the script of this name was called: npm runs scripts in the repository's root, and the files
 * in their arguments are relative to the caller's folder.
 */
export function enterCallerFolder(name: string): void {
  const { npm_lifecycle_event: script, INIT_CWD: callerFolder } = process.env
  if (script === name && callerFolder) process.chdir(callerFolder)
}
