/** Fails on files, exports and packages without a user, and on imports of packages that package.json does not declare. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ROOT } from './check/sources'

interface Finding {
  name: string
  line?: number
}

/** What knip reports of one file: kind of finding → findings. */
export interface KnipIssue {
  file: string
  files: Finding[]
  dependencies: Finding[]
  devDependencies: Finding[]
  unlisted: Finding[]
  unresolved: Finding[]
  exports: Finding[]
  types: Finding[]
}

/** Runs knip (knip.jsonc); one line for each finding, with what to do. */
export async function checkUnused(): Promise<string[]> {
  const args = ['node_modules/knip/bin/knip.js', '--reporter', 'json', '--no-exit-code', '--include', KINDS]
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: ROOT,
    maxBuffer: 64 * 1024 * 1024,
  })
  return unusedIn((JSON.parse(stdout) as { issues: KnipIssue[] }).issues)
}

const KINDS = 'files,dependencies,unlisted,unresolved,exports,types'

/** @param issues as knip's JSON reporter prints them */
export function unusedIn(issues: readonly KnipIssue[]): string[] {
  return issues.flatMap((issue) => {
    const { file, files, dependencies, devDependencies, unlisted, unresolved, exports, types } = issue
    const at = ({ line }: Finding) => (line === undefined ? file : `${file}:${line}`)
    return [
      ...files.map(
        () =>
          `${file} is imported by no file: delete it, or, if it is started by its path, name it under "entry" in knip.jsonc`,
      ),
      ...[...dependencies, ...devDependencies].map(
        ({ name }) => `${file} declares ${name}, which no file imports; run: npm uninstall ${name}`,
      ),
      ...unlisted.map(
        (found) =>
          `${at(found)} imports ${found.name}, which package.json does not declare; run: npm install -E ${found.name} (with -D if only scripts or tests import it)`,
      ),
      ...unresolved.map(
        (found) => `${at(found)} imports ${found.name}, which does not exist: correct the path`,
      ),
      ...[...exports, ...types].map(
        (found) =>
          `${at(found)} exports ${found.name}, which no other file imports: remove the word export, and the code too if its own file does not use it`,
      ),
    ]
  })
}
