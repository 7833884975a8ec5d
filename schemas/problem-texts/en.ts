import localize from 'ajv-i18n/localize/en/index.js'
import { MAX_DEPTH, MAX_VALUES } from '../text/limits'
import { shapes } from './en-shapes'
import type { problems as chinese } from './zh'

export const problems: typeof chinese = {
  localize,
  broken: (keyword) => `breaks the rule ${keyword}`,
  minimum: (limit) => `must not be less than ${limit}`,
  maximum: (limit) => `must not be greater than ${limit}`,
  exclusiveMinimum: (limit) => `must be greater than ${limit}`,
  exclusiveMaximum: (limit) => `must be less than ${limit}`,
  wrongType: (names) => `must be ${names.join(' or ')}`,
  types: {
    integer: 'an integer',
    number: 'a number',
    string: 'a text',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    null: 'null',
  },
  suggestion: (name) => `, did you mean ${name}`,
  unknownType: (type) => `unknown widget type “${type}”: it is kept as it is and not drawn`,
  equalOrder: (uuid, order) => `has the same order as ${uuid} (${order}): their uuids decide`,

  version: (type, target, found) =>
    `the version of ${type} must be an integer from 1 to ${target}, it is ${found}`,
  laterVersion: (type, target, found) =>
    `the version of ${type} must be at most ${target}, it is ${found}: update this program before opening the page`,
  missingStep: (type, from, target) =>
    `${type} has no step from version ${from} to ${from + 1} (it is to become ${target})`,
  failedStep: (type, from, step, reason) =>
    `the step ${step} of ${type} (version ${from} to ${from + 1}) failed: ${reason}`,

  noParent: (parent) => `there is no widget “${parent}” to be in`,
  ownParent: 'a widget cannot be in itself',
  circle: (parent) => `the widget and “${parent}”, which it is in, are inside each other`,
  noChildren: (title) => `${title} cannot hold other widgets`,
  width: (most, found) => `the width must be at most the page’s, ${most}; it is ${found}`,
  noSuchTime: (text) => `there is no such time: ${text}`,
  endBeforeStart: 'the end must be after the start',
  linkTarget: (kind, keys) => `a link of the kind “${kind}” needs ${keys.join(' or ')}`,
  goodsRules: (most, found) => `a page may have at most ${most} rules for products, it has ${found}`,
  phonePage: 'widgets of a phone page cannot have settings for phones, h5',
  sameOnPhone: (name) => `“${name}” must be the same on phones and desktops`,

  shapes,

  upstreamList:
    'must be a page document (an object), it is a list; convert the upstream format by npm run import first',
  upstreamAnswer:
    'must be a page document, it is an answer of the upstream API ({"data":[…]}); convert it by npm run import first',
  tooLargeToStore: (size, most) =>
    `the page has ${size}, more than ${most}: remove widgets or divide it into several pages`,
  tooLarge: (size, most) => `the file has ${size}, more than ${most}`,
  tooDeep: `nested deeper than ${MAX_DEPTH} levels`,
  tooMany: `more than ${MAX_VALUES} values, or an object that contains itself`,
  forbiddenKey: (key) => `the property name “${key}” is not allowed`,
  duplicateKey: (key) => `the property name “${key}” stands there twice`,
  notJson: (value) => `${value} is no JSON value`,
  notJsonObject: (kind) => `an object of the kind ${kind} is no JSON value`,
  utf16: 'the file is encoded in UTF-16: save it as UTF-8',
  notUtf8: (offset) => `the byte at offset ${offset} is not UTF-8`,
  byteOrderMark: 'the file begins with a byte order mark (BOM): save it as UTF-8 without one',
  syntax: (detail) => `JSON syntax: ${detail}`,
  syntaxErrors: {
    InvalidSymbol: 'unknown content',
    InvalidNumberFormat: 'a number in a wrong format',
    PropertyNameExpected: 'expected a property name in double quotes',
    ValueExpected: 'expected a value',
    ColonExpected: 'expected a colon',
    CommaExpected: 'expected a comma',
    CloseBraceExpected: 'expected }',
    CloseBracketExpected: 'expected ]',
    EndOfFileExpected: 'content after the end of the document',
    InvalidCommentToken: 'comments are not allowed',
    UnexpectedEndOfComment: 'the comment does not end',
    UnexpectedEndOfString: 'the text does not end',
    UnexpectedEndOfNumber: 'the number does not end',
    InvalidUnicode: 'expected four hexadecimal digits after \\u',
    InvalidEscapeCharacter: 'unknown escape sequence',
    InvalidCharacter: 'a control character that is not escaped',
  },
}
