/** The first syntax error of a text that `JSON.parse` refused; engines word theirs differently and give no column. */
import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser'
import { documentProblem } from '../document-problem'
import type { LocatedProblem } from '../problem'
import { positionsOf } from './positions'

/** By the names that `printParseErrorCode` gives. */
const DETAILS: Readonly<Record<string, string>> = {
  InvalidSymbol: '无法识别的内容',
  InvalidNumberFormat: '数字格式不正确',
  PropertyNameExpected: '此处应为双引号括起的属性名',
  ValueExpected: '此处应为一个值',
  ColonExpected: '此处应为冒号',
  CommaExpected: '此处应为逗号',
  CloseBraceExpected: '此处应为 }',
  CloseBracketExpected: '此处应为 ]',
  EndOfFileExpected: '文档结束之后还有内容',
  InvalidCommentToken: '不允许注释',
  UnexpectedEndOfComment: '注释没有结束',
  UnexpectedEndOfString: '字符串没有结束',
  UnexpectedEndOfNumber: '数字没有结束',
  InvalidUnicode: '\\u 之后应为四位十六进制数字',
  InvalidEscapeCharacter: '无法识别的转义字符',
  InvalidCharacter: '字符串中有未转义的控制字符',
}

/** Names and places the error; the text must be within the nesting limit. */
export function syntaxError(text: string): LocatedProblem {
  const errors: ParseError[] = []
  parse(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false })
  const first = errors.reduce<ParseError | undefined>(
    (earliest, error) => (earliest && earliest.offset <= error.offset ? earliest : error),
    undefined,
  )
  const detail = (first && DETAILS[printParseErrorCode(first.error)]) ?? '无法识别的内容'
  return documentProblem('', 'json', `JSON 语法错误：${detail}`, positionsOf(text)(first?.offset ?? 0))
}
