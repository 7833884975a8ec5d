/** Rules of form fields (rule forms-1): what is wrong with a value, or `undefined`. */
import {
  EMAIL,
  EMAIL_TEXT,
  MOBILE,
  MOBILE_TEXT,
  PASSWORD_TEXTS,
  passwordProblem,
  TAX_NUMBER,
  TAX_NUMBER_TEXT,
} from '@schemas/account'
import { texts } from '../../texts/controls'

export type Rule<T = string> = (value: T) => string | undefined

/** An empty text and an empty list count as missing. */
export const isMissing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

export const required =
  (message: string): Rule<unknown> =>
  (value) =>
    isMissing(value) ? message : undefined

/** What is empty is left to `required`. */
const matching =
  (pattern: RegExp, message: string): Rule =>
  (value) =>
    value === '' || pattern.test(value) ? undefined : message

export const mobile = matching(MOBILE, MOBILE_TEXT)
export const email = matching(EMAIL, EMAIL_TEXT)
export const taxNumber = matching(TAX_NUMBER, TAX_NUMBER_TEXT)
export const password: Rule = passwordProblem

/** Refuses what the server would refuse as too long. @param most code points, as the schema counts them */
export const longest =
  (most: number): Rule =>
  (value) =>
    [...value].length <= most ? undefined : texts.tooLong(most)

/** The same password once more. */
export const sameAs =
  (other: () => string): Rule =>
  (value) =>
    value === other() ? undefined : PASSWORD_TEXTS.different

/** The first rule that finds something wrong speaks. */
export const firstProblem =
  <T>(rules: readonly Rule<T>[]): Rule<T> =>
  (value) => {
    for (const rule of rules) {
      const problem = rule(value)
      if (problem !== undefined) return problem
    }
    return undefined
  }
