import type { Plugin } from 'vite';
import { prerenderedPages } from './prerenderedPages.ts';

const pages = Object.values(prerenderedPages);

/**
 * Few files for the screens that open first: each file more is a wait of its own. `start` is what every screen needs, `forms`
 * what the public forms need besides; the rest is split as Vite sees fit.
 */
export function openingChunks() {
  const forms = new Set<string>();
  const plugin: Plugin = {
    name: 'opening-chunks',
    apply: 'build',
    buildEnd() {
      const reach = (id: string) => {
        if (forms.has(id)) return;
        forms.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) reach(imported);
      };
      for (const id of this.getModuleIds()) if (pages.some((page) => id.endsWith(page))) reach(id);
    },
  };
  const groups = [
    { name: 'start', tags: ['$initial' as const], priority: 2 },
    { name: 'forms', test: (id: string) => forms.has(id), priority: 1 },
  ];
  return { plugin, groups };
}
