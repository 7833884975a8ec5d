/** Fails on SQL outside repositories: queries of a module lie in its `repo.ts` or `*-repo.ts`, the rest in `server/db`. */
import { parseSync } from 'vite'
import { isTest, sourceFiles, type SourceFile } from './check/sources'

const REPOSITORY = /^server\/db\/|(?:^|\/)(?:[\w-]+-)?repo\.ts$/
const DRIVER = /^(?:drizzle-orm|pg)(?:\/|$)/
const QUERY =
  /\b(?:db|tx)\s*\.\s*(?:select|selectDistinct|selectDistinctOn|insert|update|delete|execute)\s*\(/g

const INSTEAD = "move the query into the module's repo.ts, or name a file of nothing but SQL *-repo.ts"

/** One line for each import of a database driver at run time and for each query outside a repository. */
export const checkSql = (files: SourceFile[] = sourceFiles()): string[] =>
  files
    .filter(({ path }) => path.startsWith('server/') && !isTest(path) && !REPOSITORY.test(path))
    .flatMap((file) => [...driverImports(file), ...queries(file)])

function driverImports({ path, text }: SourceFile): string[] {
  if (!/drizzle-orm|['"]pg['"]/.test(text)) return []
  return parseSync(path, text)
    .module.staticImports.filter(
      ({ moduleRequest, entries }) =>
        DRIVER.test(moduleRequest.value) && (entries.length === 0 || entries.some(({ isType }) => !isType)),
    )
    .map(
      ({ moduleRequest }) =>
        `${path}:${lineAt(text, moduleRequest.start)} imports ${moduleRequest.value}: ${INSTEAD}`,
    )
}

const queries = ({ path, text }: SourceFile): string[] =>
  [...text.matchAll(QUERY)].map(
    ({ index, 0: call }) => `${path}:${lineAt(text, index)} calls ${call.replaceAll(/\s/g, '')}): ${INSTEAD}`,
  )

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length
