/** Fails when a comment cites a rule that docs/ does not define, or a document by its section instead of a rule. */
import { allProse, documentFiles, lineOf, type Prose } from './check/prose'
import type { SourceFile } from './check/sources'

const ID = '[a-z]+(?:-[a-z]+)*-[0-9]+'
const DEFINED = new RegExp(`^- \\*\\*(${ID})\\*\\*`, 'gm')
const CITED = new RegExp(`\\brules?\\s+${ID}(?:(?:,| and)\\s+${ID})*`, 'gi')

/** Citations that a reader of the repository cannot follow. */
const FOREIGN = /§|\b(?:decisions?|issues?|rules?) #?[0-9]+\b|\b[a-z]+(?:-[a-z]+)*\.md §?[0-9]/gi

const ANY = new RegExp(`\\brules?\\s|${FOREIGN.source}`, 'i')

const ADVICE = 'cite a rule of docs/ by its id (rule checkout-4), or say the reason itself'

/** One line for each finding; empty when every citation leads to a rule. */
export function checkCitations(
  prose: Prose[] = allProse(ANY),
  documents: SourceFile[] = documentFiles(),
): string[] {
  const defined = new Map<string, string>()
  const findings: string[] = []
  for (const { path, text } of documents)
    for (const { 1: id = '', index } of text.matchAll(DEFINED)) {
      const place = `${path}:${text.slice(0, index).split('\n').length}`
      const other = defined.get(id)
      if (other)
        findings.push(`${place} defines ${id} again, which ${other} defines: give it the next number`)
      else defined.set(id, place)
    }
  return [...findings, ...prose.flatMap((piece) => [...unknownIn(piece, defined), ...foreignIn(piece)])]
}

function unknownIn(piece: Prose, defined: ReadonlyMap<string, string>): string[] {
  // a citation may continue on the next line of a comment
  const text = piece.text.replaceAll(/\n\s*\*/g, (margin) => margin.replaceAll('*', ' '))
  return [...text.matchAll(CITED)].flatMap(({ 0: citation, index }) => {
    const place = `${piece.path}:${lineOf(piece, index)}`
    if (piece.kind === 'title') return [`${place} cites ${citation} in a title: say the behaviour only`]
    return [...citation.matchAll(new RegExp(ID, 'g'))].flatMap(([id]) =>
      defined.has(id) ? [] : [`${place} cites ${id}, which no document of docs/ defines: ${ADVICE}`],
    )
  })
}

const foreignIn = (piece: Prose): string[] =>
  [...piece.text.matchAll(FOREIGN)].map(
    ({ 0: citation, index }) =>
      `${piece.path}:${lineOf(piece, index)} cites “${citation}” in a ${piece.kind}: ${piece.kind === 'title' ? 'say the behaviour only' : ADVICE}`,
  )
