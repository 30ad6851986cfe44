import ts from 'typescript';

/** Reads each declaration file once for several programs of the compiler. */
export function sharedLibraries() {
  const known = new Map<string, ts.SourceFile | undefined>();

  return {
    /** Makes the host of a program. */
    hostOf(options: ts.CompilerOptions): ts.CompilerHost {
      const host = ts.createCompilerHost(options);
      const read = host.getSourceFile.bind(host);
      host.getSourceFile = (name, how, ...rest) => {
        if (!name.endsWith('.d.ts')) return read(name, how, ...rest);
        // In some settings a file is a module of one kind, and in others it has no kind.
        const key = `${name} ${typeof how === 'object' ? how.impliedNodeFormat : ''}`;
        if (!known.has(key)) known.set(key, read(name, how, ...rest));
        return known.get(key);
      };
      return host;
    },
  };
}
