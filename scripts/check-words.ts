/** Fails on words that plain technical English does not need, in comments, test titles and documents. */
import { allProse, lineOf, type Prose } from './check/prose'

/** What is not written, and what to write instead. Interface texts and other string literals are not looked at. */
const BANNED: readonly [word: RegExp, instead: string][] = [
  [/\b(nobody|no one)\b/gi, 'say what holds: "must not …", "only owners …", "without a session …"'],
  [/\bsomebody('s|’s)?\b/gi, 'name the role: the member, the operator, the visitor, the caller'],
  [/\bwho(so)?ever('s|’s)?\b|\bwhomever\b/gi, 'name the role: the member, the operator, the caller'],
  [/\banybody('s|’s)?\b/gi, 'name the role, or "any member", "any visitor"'],
  [/\banew\b/gi, 'again'],
  [/\bthrice\b/gi, 'three times'],
  [/\bmishaps?\b/gi, 'error, failure'],
  [/\bpok(e|es|ed|ing)\b/gi, 'trigger, wake'],
  [/\bnewcomers?\b/gi, 'the inserted widget, the new member'],
  [/\b(naught|nought)\b/gi, 'nothing, zero'],
  [/\bkeepers?\b/gi, 'recovery, journal manager, store'],
  [/\btakings\b/gi, 'consumption'],
  [/\b(he|she|his|her|hers|him|himself|herself)\b/gi, 'the member, they, their'],
  [/\bst(and|ands|ood|anding) in(?: for\b|(?=[.,;:)]|$))/gi, 'replaces, is used instead of, is a stub for'],
]

const ANY = new RegExp(BANNED.map(([{ source }]) => source).join('|'), 'i')

/** One line for each banned word. */
export const checkWords = (prose: Prose[] = allProse(ANY)): string[] =>
  prose.flatMap((piece) =>
    BANNED.flatMap(([word, instead]) =>
      [...piece.text.matchAll(word)].map(
        (found) => `${piece.path}:${lineOf(piece, found.index)} “${found[0]}” in a ${piece.kind}: ${instead}`,
      ),
    ),
  )
