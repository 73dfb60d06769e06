/** A solid colour (`#rgb`, `#rrggbb`) as three channels from 0 to 255. */
export function rgb(color: string): readonly [red: number, green: number, blue: number] {
  const long = color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  const [, ...pairs] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(long) ?? [];
  const [red, green, blue] = pairs.map((pair) => parseInt(pair, 16));
  if (red === undefined || green === undefined || blue === undefined)
    throw new Error(`"${color}" is no solid colour`);
  return [red, green, blue];
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance, WCAG 2.2. */
function luminance(color: string): number {
  const [red, green, blue] = rgb(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio from 1 to 21, WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
