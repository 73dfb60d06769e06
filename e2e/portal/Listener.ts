import { type CDPSession, expect, type Page } from '@playwright/test';

/** Parts around a control that a screen reader names when the focus comes into them. */
const SPOKEN_AROUND = new Set(['dialog', 'form', 'group', 'region', 'navigation']);

interface TreeNode {
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly description?: { readonly value?: unknown };
}

/** What a screen reader gets of a page: changes of live regions and of the focused field's description, and the focused element. */
export class Listener {
  readonly #page: Page;
  readonly #devTools: CDPSession;
  #spoken: string[] = [];

  private constructor(page: Page, devTools: CDPSession) {
    this.#page = page;
    this.#devTools = devTools;
  }

  /** Listens to every page that is opened from now on. */
  static async on(page: Page): Promise<Listener> {
    await page.addInitScript(observeSpokenTexts);
    return new Listener(page, await page.context().newCDPSession(page));
  }

  /** Waits until exactly these texts were spoken since the last call. */
  async hears(...texts: readonly (string | RegExp)[]): Promise<void> {
    const expected: unknown[] = texts.map((text): unknown =>
      text instanceof RegExp ? expect.stringMatching(text) : text,
    );
    await expect
      .poll(async () => {
        this.#spoken.push(...(await this.#take()));
        return this.#spoken;
      })
      .toEqual(expected);
    this.#spoken = [];
  }

  /** Leaves out what was spoken until now. */
  async forget(): Promise<void> {
    await this.#take();
    this.#spoken = [];
  }

  /** Waits until the focus is at the element with these words. */
  async isAt(words: string | RegExp): Promise<void> {
    const focused = expect.poll(() => this.focused());
    await (words instanceof RegExp ? focused.toMatch(words) : focused.toBe(words));
  }

  async #take(): Promise<readonly string[]> {
    return this.#page.evaluate(() => {
      const texts: unknown = Reflect.get(window, 'spokenTexts');
      return Array.isArray(texts) ? texts.splice(0).map(String) : [];
    });
  }

  /** The focused element in the accessibility tree: the parts around it, its role, name and description. */
  async focused(): Promise<string> {
    const { result } = await this.#devTools.send('Runtime.evaluate', {
      expression: 'document.activeElement',
    });
    if (result.objectId === undefined) return 'nothing';
    const { nodes } = await this.#devTools.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: true,
    });
    const [own, ...around] = pathTo(nodes);
    return [...around.filter(isSpokenAround).toReversed(), own].map(wordsOf).join(' > ');
  }
}

/** The node itself, then its ancestors. */
function pathTo(nodes: readonly (TreeNode & { nodeId: string; parentId?: string })[]): TreeNode[] {
  const path: TreeNode[] = [];
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  for (let node = nodes[0]; node !== undefined; node = byId.get(node.parentId ?? ''))
    path.push(node);
  return path;
}

const textOf = (property: { readonly value?: unknown } | undefined): string =>
  typeof property?.value === 'string' ? property.value.replaceAll(/\s+/g, ' ') : '';

const isSpokenAround = ({ ignored, role, name }: TreeNode): boolean =>
  !ignored && SPOKEN_AROUND.has(textOf(role)) && textOf(name) !== '';

const wordsOf = (node: TreeNode | undefined): string =>
  [textOf(node?.role), textOf(node?.name), textOf(node?.description)].filter(Boolean).join(': ');

/** Runs in the page, so that it uses nothing from outside. */
function observeSpokenTexts(): void {
  const LIVE = '[aria-live], [role="status"], [role="alert"], [role="log"]';
  const texts: string[] = [];
  Reflect.set(window, 'spokenTexts', texts);

  const tree = {
    liveRegionOf: (node: Node) =>
      (node instanceof Element ? node : node.parentElement)?.closest(LIVE) ?? null,
    isBehindDialog(element: Element): boolean {
      const modal = document.querySelector('dialog:modal');
      return modal !== null && !modal.contains(element);
    },
    textIn(node: Node): string {
      if (node instanceof Text) return node.data;
      if (!(node instanceof HTMLElement) || node.ariaHidden === 'true') return '';
      if (!node.checkVisibility({ visibilityProperty: true })) return '';
      return node.ariaLabel ?? [...node.childNodes].map((child) => tree.textIn(child)).join(' ');
    },
    /** Without the invisible marks around a name. */
    clean: (text: string) =>
      text
        .replaceAll(/[\u2066-\u2069]/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    descriptionOf: (element: Element | null) =>
      (element?.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => tree.clean(document.getElementById(id)?.textContent ?? ''))
        .join(' ')
        .trim(),
  };

  // What changes in the same frame as the focus is spoken twice: with the focus, and as a change.
  let frame = 0;
  const countFrame = () => {
    frame += 1;
    requestAnimationFrame(countFrame);
  };
  countFrame();

  let focused: Element | null = null;
  let focusedIn = 0;
  let description = '';
  document.addEventListener('focusin', () => {
    focused = document.activeElement;
    focusedIn = frame;
    description = tree.descriptionOf(focused);
  });

  const changed = new Map<Element, Set<Node>>();
  const note = (node: Node) => {
    const region = tree.liveRegionOf(node);
    if (region === null || region.getAttribute('aria-live') === 'off') return;
    changed.set(region, (changed.get(region) ?? new Set<Node>()).add(node));
  };
  new MutationObserver((mutations) => {
    for (const { type, target, addedNodes, attributeName } of mutations) {
      const isDescribed = attributeName === 'aria-describedby' && target === focused;
      if (isDescribed && focusedIn === frame) texts.push(tree.descriptionOf(focused));
      if (type !== 'childList') note(target);
      for (const added of addedNodes) {
        note(added);
        if (added instanceof Element) for (const inner of added.querySelectorAll(LIVE)) note(inner);
      }
    }
    for (const [region, nodes] of changed) {
      if (!region.isConnected || tree.isBehindDialog(region)) continue;
      const isWhole = region.role === 'status' || region.role === 'alert' || nodes.has(region);
      const text = tree.clean(
        (isWhole ? [region] : [...nodes]).map((node) => tree.textIn(node)).join(' '),
      );
      if (text !== '') texts.push(text);
    }
    changed.clear();
    const now = tree.descriptionOf(focused);
    if (focused === document.activeElement && now !== description && now !== '') texts.push(now);
    description = now;
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-hidden', 'aria-describedby'],
  });
}
