/**
 * Fills a rectangle with boxes, each as large as its share and as square as possible: rows are filled along the shorter side as
 * long as that makes their boxes squarer.
 */
function laidOut(items, { x, y, width, height }) {
  if (items.length === 0) return [];
  const all = items.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
  const side = Math.min(width, height);
  const area = (width * height) / all;
  let taken = 1;
  let thickness = 0;
  let worst = Infinity;
  for (let count = 1, sum = 0; count <= items.length; count++) {
    sum += items[count - 1].kilobytes * area;
    const depth = sum / side;
    const longest = (items[0].kilobytes * area) / depth;
    const shortest = (items[count - 1].kilobytes * area) / depth;
    const next = Math.max(longest / depth, depth / shortest);
    if (next > worst) break;
    [taken, thickness, worst] = [count, depth, next];
  }
  let at = 0;
  const row = items.slice(0, taken).map((item) => {
    const length = (item.kilobytes * area) / thickness;
    const place =
      width < height
        ? { x: x + at, y, width: length, height: thickness }
        : { x, y: y + at, width: thickness, height: length };
    at += length;
    return { ...item, ...place };
  });
  const rest =
    width < height
      ? { x, y: y + thickness, width, height: height - thickness }
      : { x: x + thickness, y, width: width - thickness, height };
  return [...row, ...laidOut(items.slice(taken), rest)];
}

const SIZE = { x: 0, y: 0, width: 1600, height: 900 };
const TITLE = 18;

const px = ({ x, y, width, height }) =>
  `left:${x.toFixed(1)}px;top:${y.toFixed(1)}px;width:${width.toFixed(1)}px;height:${height.toFixed(1)}px`;
const told = (name, kilobytes) => `${name} ${kilobytes.toFixed(1)}`;

function groupMarkup({ name, files, kilobytes, ...place }) {
  const own = name.startsWith('src/') ? ' class="own"' : '';
  const inner = { x: 0, y: TITLE, width: place.width - 2, height: place.height - TITLE - 2 };
  const list = Object.entries(files)
    .map(([file, size]) => ({ file, kilobytes: size }))
    .toSorted((a, b) => b.kilobytes - a.kilobytes);
  const boxes = inner.width > 0 && inner.height > 0 ? laidOut(list, inner) : [];
  const markup = boxes.map((box) => {
    const text = told(box.file, box.kilobytes);
    return `<i style="${px(box)}" title="${name}/${text} kB">${text}</i>`;
  });
  const text = told(name, kilobytes);
  return `<div${own} style="${px(place)}" title="${text} kB">${text}${markup.join('')}</div>`;
}

/** Makes a single HTML file that shows each group with its files, in kB. */

export const treemapPage = (title, groups) => `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<title>${title}</title>
<style>
body { margin: 16px; font: 12px/16px system-ui, sans-serif; }
main { position: relative; width: ${SIZE.width}px; height: ${SIZE.height}px; }
div, i { position: absolute; box-sizing: border-box; overflow: hidden; white-space: nowrap; border: 1px solid #fff; }
div { background: #cfd8e3; }
.own { background: #f0d9b5; }
i { background: #0001; font: 10px/12px system-ui, sans-serif; }
</style>
<h1>${title}</h1>
<main>${laidOut(groups, SIZE).map(groupMarkup).join('\n')}</main>
</html>
`;
