export interface StyleRule {
  readonly selector: string;
  /** The at-rules around it, such as `@media`. */
  readonly within: readonly string[];
  readonly declarations: readonly (readonly [property: string, value: string])[];
}

/** The rules of a style sheet without comments. Its strings must not contain braces or semicolons. */
export function styleRules(css: string): readonly StyleRule[] {
  const rules: StyleRule[] = [];
  const open: { readonly head: string; readonly declarations: [string, string][] }[] = [];
  for (const [, text = '', end] of css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/([^{};]*)([{};])/g)) {
    const [property = '', ...value] = text.trim().split(':');
    const block = open.at(-1);
    if (end === '{') open.push({ head: text.trim().replaceAll(/\s+/g, ' '), declarations: [] });
    else if (property !== '') block?.declarations.push([property, value.join(':').trim()]);
    if (end !== '}' || block === undefined) continue;
    open.pop();
    const within = open.map(({ head }) => head);
    if (block.declarations.length > 0)
      rules.push({ selector: block.head, within, declarations: block.declarations });
  }
  return rules;
}
