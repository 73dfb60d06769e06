import { Flex, type FlexProps } from 'antd';
import { useEffect, useRef } from 'react';

/**
 * The part of a dialog that is at hand, with a name. It takes the focus of a control that goes or is disabled, and is read: the
 * browser would drop the focus to the page. With another `key` it is another place. No ring: there is nothing to press.
 */
export function FocusPlace(props: FlexProps) {
  const place = useRef<HTMLDivElement>(null);
  // After each render, since a control may go with any of them.
  useEffect(() => {
    if (document.activeElement?.matches('body, [role="dialog"], :disabled') !== false)
      place.current?.focus({ preventScroll: true });
  });
  const style = { outline: 'none' };
  return <Flex vertical role="group" {...props} style={style} ref={place} tabIndex={-1} />;
}
