import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** Tells of a press anywhere but inside an element, while that is of interest. */
export function useOutsidePress(
  inside: RefObject<Element | null>,
  active: boolean,
  onPress: () => void,
): void {
  const press = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !inside.current?.contains(event.target)) onPress();
  });
  useLayoutEffect(() => {
    if (!active) return;
    const listen = (event: PointerEvent) => press(event);
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, [active]);
}
