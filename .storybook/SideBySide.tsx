/** @jsxRuntime classic */
// Storybook compiles its preview with the classic JSX runtime.
import * as React from 'react';
import { useGlobals, useParameter, useStorybookState } from 'storybook/manager-api';
import { globalTypes, initialGlobals, viewports } from './toolbar';

type Globals = Readonly<Record<string, unknown>>;

/** Shows the same story in the other language or theme beside it, in a frame with its own service and storage. */
export function SideBySide({ children }: { readonly children?: React.ReactNode }) {
  const [globals, , globalsOfTheStory] = useGlobals();
  const { storyId, viewMode } = useStorybookState();
  const standsAlone = useParameter('standsAlone', false);
  const other = viewMode === 'story' && !standsAlone ? otherOf(globals) : null;
  // A story may be fixed to one language.
  const shown = other !== null && !(other.name in globalsOfTheStory) ? other : null;
  // The story's own frame keeps its place in the tree, because it would reload if moved.
  return (
    <div style={{ display: 'flex', minWidth: 0, minHeight: 0, height: '100%', width: '100%' }}>
      <div style={half}>
        {shown !== null && <Caption>{shown.here}</Caption>}
        <div style={{ display: 'grid', flex: '1 1 0', minHeight: 0 }}>{children}</div>
      </div>
      {shown !== null && (
        <div style={{ ...half, borderInlineStart: '2px solid #7b1e3c' }}>
          <Caption>{shown.there}</Caption>
          {/* This id tells Storybook to ignore the messages of the frame. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- in a sandbox of its own it had neither the worker nor the storage of this book, whose page it is */}
          <iframe
            data-is-storybook-thumbnail
            title={shown.there}
            src={`iframe.html?id=${storyId}&viewMode=story&globals=${asQuery({ ...globals, [shown.name]: shown.value })}`}
            style={{ ...sizeOf(globals), border: 0 }}
          />
        </div>
      )}
    </div>
  );
}

const half = {
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minWidth: 0,
  overflow: 'auto',
} as const;

function Caption({ children }: { readonly children: string }) {
  return (
    <div
      style={{
        padding: '0 12px',
        lineHeight: '30px',
        fontWeight: 'bold',
        background: '#f5ede0',
        color: '#2f1d23',
      }}
    >
      {children}
    </div>
  );
}

/** The setting that differs in the other frame, its value there, and the labels of both frames. */
function otherOf({ beside, language, colours }: Globals) {
  if (beside === 'language') return pair('language', language, language === 'hi' ? 'en' : 'hi');
  if (beside !== 'colours') return null;
  const device = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const here = colours === 'system' ? device : colours;
  return pair('colours', here, here === 'dark' ? 'light' : 'dark');
}

function pair(name: 'language' | 'colours', here: unknown, value: string) {
  const labelOf = (wanted: unknown) =>
    globalTypes[name].toolbar.items.find((item) => item.value === wanted)?.title ?? '';
  return { name, value, here: labelOf(here), there: labelOf(value) };
}

const asQuery = (globals: Globals): string =>
  Object.keys(initialGlobals)
    .map((name) => `${name}:${String(globals[name])}`)
    .join(';');

/** Gives the other frame the size and position of the story's own frame. */
function sizeOf({ viewport }: Globals) {
  const { value, isRotated } = chosenViewport(viewport);
  const size = Object.entries(viewports).find(([name]) => name === value)?.[1].styles;
  if (size === undefined) return { flex: '1 1 0', width: '100%' };
  const { width, height } = isRotated ? { width: size.height, height: size.width } : size;
  return { flex: 'none', width, height, margin: 40 };
}

const chosenViewport = (viewport: unknown) => ({
  value:
    typeof viewport === 'object' && viewport !== null && 'value' in viewport
      ? viewport.value
      : viewport,
  isRotated:
    typeof viewport === 'object' &&
    viewport !== null &&
    'isRotated' in viewport &&
    viewport.isRotated === true,
});
