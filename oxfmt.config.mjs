import prettier from './.prettierrc.json' with { type: 'json' }

/** Prettier, of editors and of generated files, and oxfmt write the same format; oxfmt in a fiftieth of the time. */
export default { ...prettier, sortPackageJson: false }
