export const texts = (elements: readonly Element[]) =>
  elements.map((element) => element.textContent);
