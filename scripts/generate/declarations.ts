/** What readers of an API need of a declaration: its signature without bodies, and its docstring. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, type ESTree } from 'vite'
import { resolveImport } from '../check/import-graph'

export interface Declared {
  signature: string
  /** Text of the docstring, without its stars. */
  doc: string
  isType: boolean
}

interface Source {
  /** Path from the root. */
  file: string
  text: string
  program: ESTree.Program
  comments: readonly { type: string; value: string; start: number; end: number }[]
}

/** Paths from the root to a source, parsed once. */
export type ReadSource = (file: string) => Source

export function sourceReader(root: string): ReadSource {
  const known = new Map<string, Source>()
  return (file) => {
    const found = known.get(file) ?? readSource(root, file)
    known.set(file, found)
    return found
  }
}

function readSource(root: string, file: string): Source {
  const text = readFileSync(path.join(root, file), 'utf8')
  const { program, comments } = parseSync(file, text)
  return { file, text, program, comments }
}

/** The comment that a file begins with. */
export const headOf = ({ comments, text }: Source): string => {
  const [first] = comments
  return first && text.slice(0, first.start).trim() === '' ? docOf(first.value) : ''
}

export interface Export {
  name: string
  /** What it is called where it is declared. */
  local: string
  file: string
  isType: boolean
}

/** What the `export` lines of a file name, with the files that declare it. */
export function exportsOf(root: string, { program, file }: Source): Export[] {
  return program.body.flatMap((node): Export[] => {
    if (node.type !== 'ExportNamedDeclaration') return []
    const from = node.source ? fileOf(root, file, node.source.value) : file
    if (node.declaration)
      return namesOf(node.declaration).map((name) => ({
        name,
        local: name,
        file,
        isType: /^TS(?:Interface|TypeAlias)/.test(node.declaration?.type ?? ''),
      }))
    return node.specifiers.map(({ local, exported, exportKind }) => ({
      name: nameOf(exported),
      local: nameOf(local),
      file: from,
      isType: node.exportKind === 'type' || exportKind === 'type',
    }))
  })
}

function fileOf(root: string, from: string, specifier: string): string {
  const target = resolveImport(from, specifier) ?? specifier
  const found = ['.ts', '.tsx', '/index.ts']
    .map((ending) => `${target}${ending}`)
    .find((file) => existsSync(path.join(root, file)))
  if (found === undefined) throw new Error(`Expected a source file for ${specifier} of ${from}, found none.`)
  return found
}

const nameOf = (node: ESTree.ModuleExportName) => ('name' in node ? node.name : node.value)

const namesOf = (node: ESTree.Declaration): string[] =>
  node.type === 'VariableDeclaration'
    ? node.declarations.flatMap(({ id }) => ('name' in id ? [id.name] : []))
    : 'id' in node && node.id && 'name' in node.id
      ? [node.id.name]
      : []

/** The declaration of an export. @throws Error if there is none, or none whose types are written */
export function declarationOf(root: string, read: ReadSource, { name, local, file }: Export): Declared {
  const source = read(file)
  const found = source.program.body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration' && node.declaration && namesOf(node.declaration).includes(local)
      ? [{ node, declaration: node.declaration }]
      : [],
  )
  const [first] = found
  if (!first) {
    const onwards = exportsOf(root, source).find((each) => each.name === local && each.file !== file)
    if (!onwards)
      throw new Error(`Expected ${file} to declare ${local}, which is a public name; it does not.`)
    return declarationOf(root, read, { ...onwards, name })
  }
  const signatures = found.map(({ declaration }) => new Writer(source, local).declared(declaration))
  const overloads = signatures.length > 1 ? signatures.slice(0, -1) : signatures
  return {
    signature: overloads.join('\n').replace(new RegExp(`\\b${local}\\b`), name),
    doc: docBefore(source, first.node.start),
    isType: first.declaration.type.startsWith('TS') && first.declaration.type !== 'TSDeclareFunction',
  }
}

function docBefore({ comments, text }: Source, start: number): string {
  const comment = comments.findLast(({ end }) => end <= start)
  const isAdjacent = comment?.type === 'Block' && text.slice(comment.end, start).trim() === ''
  return comment && isAdjacent && comment.value.startsWith('*') ? docOf(comment.value) : ''
}

const docOf = (comment: string) =>
  comment
    .replace(/^\*/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))
    .join('\n')
    .trim()

/** Writes one declaration without what only its implementation has. */
class Writer {
  /** Pieces of the source that are left out or replaced. */
  readonly #cuts: { start: number; end: number; text: string }[] = []

  constructor(
    private readonly source: Source,
    private readonly name: string,
  ) {}

  declared(node: ESTree.Declaration): string {
    if (node.type === 'FunctionDeclaration' || node.type === 'TSDeclareFunction') return this.#function(node)
    if (node.type === 'ClassDeclaration') return this.#class(node)
    if (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration')
      return this.#slice(node.start, node.end)
    if (node.type === 'VariableDeclaration') return this.#constant(node)
    throw this.#expected('a function, class, constant or type')
  }

  #function({ start, end, body, params, returnType, id }: ESTree.Function): string {
    // what a component draws needs no type
    if (!returnType && !/^[A-Z]/.test(id?.name ?? '')) throw this.#expected('a written return type')
    this.#shorten(params)
    return this.#slice(start, body?.start ?? end)
  }

  #constant({ declarations }: ESTree.VariableDeclaration): string {
    const [only] = declarations
    if (only?.id.type !== 'Identifier') throw this.#expected('a constant with a name')
    const { id, init } = only
    if (id.typeAnnotation) return `const ${this.#slice(id.start, id.typeAnnotation.end)}`
    if (init?.type === 'Literal') return `const ${id.name}: ${this.#slice(init.start, init.end)}`
    return `const ${id.name}: ${this.#arrow(init)}`
  }

  #arrow(node: ESTree.Expression | null): string {
    if (node?.type !== 'ArrowFunctionExpression' || !node.returnType)
      throw this.#expected('an arrow function with a written return type, or a written type')
    this.#shorten(node.params)
    const { start, end } = node.returnType.typeAnnotation
    return `${this.#slice(node.start, node.returnType.start).replace(/^async /, '')} => ${this.#slice(start, end)}`
  }

  #class({ start, body }: ESTree.Class): string {
    const members = body.body.flatMap((member) => this.#member(member))
    return `${this.#slice(start, body.start)} {\n${members.join('\n')}\n}`
  }

  #member(node: ESTree.ClassElement): string[] {
    if (node.type !== 'MethodDefinition' && node.type !== 'PropertyDefinition') return []
    const isOwn = node.accessibility === 'private' || node.accessibility === 'protected'
    if (isOwn || node.key.type === 'PrivateIdentifier') return []
    const doc = docBefore(this.source, node.start)
    const text = 'kind' in node ? this.#method(node) : [this.#property(node)]
    return doc === '' ? text : [`/** ${doc.replaceAll('\n', '\n * ')} */`, ...text]
  }

  #method({ start, end, kind, value }: ESTree.MethodDefinition): string[] {
    const { params, body, returnType } = value
    if (kind === 'method' && !returnType) throw this.#expected('methods with a written return type')
    const properties = params.flatMap((param) => {
      if (param.type !== 'TSParameterProperty') return []
      this.#cuts.push({ start: param.start, end: param.parameter.start, text: '' })
      if (param.accessibility === 'private' || param.accessibility === 'protected') return []
      return [this.#slice(param.start, param.end, param.readonly ? 'readonly ' : '')]
    })
    this.#shorten(params.map((param) => (param.type === 'TSParameterProperty' ? param.parameter : param)))
    return [...properties, this.#slice(start, body?.start ?? end)]
  }

  #property({ start, key, typeAnnotation, value, readonly }: ESTree.PropertyDefinition): string {
    if (typeAnnotation) return this.#slice(start, typeAnnotation.end)
    const name = `${readonly ? 'readonly ' : ''}${this.#slice(key.start, key.end)}`
    return value?.type === 'Literal' ? `${name}: ${typeof value.value}` : `${name}: ${this.#arrow(value)}`
  }

  /** Leaves out defaults, whose parameters may be absent. */
  #shorten(params: readonly ESTree.ParamPattern[]): void {
    for (const param of params) {
      const target = param.type === 'AssignmentPattern' ? param.left : param
      const type = 'typeAnnotation' in target ? target.typeAnnotation : undefined
      if (param.type === 'AssignmentPattern') {
        if (!type) throw this.#expected('parameters with written types')
        this.#cuts.push({ start: type.start, end: type.start, text: '?' })
        this.#cuts.push({ start: target.end, end: param.end, text: '' })
      }
      if (target.type !== 'ObjectPattern') continue
      for (const property of target.properties)
        if (property.type === 'Property' && property.value.type === 'AssignmentPattern')
          this.#cuts.push({ start: property.value.left.end, end: property.value.end, text: '' })
    }
  }

  #slice(start: number, end: number, before = ''): string {
    let text = ''
    let at = start
    for (const cut of this.#cuts.toSorted((a, b) => a.start - b.start)) {
      if (cut.start < start || cut.end > end) continue
      text += this.source.text.slice(at, cut.start) + cut.text
      at = cut.end
    }
    return before + (text + this.source.text.slice(at, end)).trim()
  }

  #expected(what: string): Error {
    return new Error(`Expected ${what} in ${this.source.file}, for the public name ${this.name}; found none.`)
  }
}
