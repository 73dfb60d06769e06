/** A phone, or a window whose letters are so large that no more fits beside each other: the style sheets say the same. */
const NARROW = '(width < 48rem)';

export const isNarrowWindow = (): boolean => window.matchMedia(NARROW).matches;
