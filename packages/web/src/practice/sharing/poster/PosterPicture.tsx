import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { pictureOf } from '#ui/on-demand/picture-of.ts';
import styles from './PosterPicture.module.css';

type Props = {
  /** What a screen reader says of it. */
  described: string;
  onPicture: (picture: Blob) => void;
  children: (drawing: RefObject<SVGSVGElement | null>) => ReactNode;
};

/** Drawn as SVG first, then replaced by a real picture, which can be pressed and saved on a phone. */
export function PosterPicture({ described, onPicture, children }: Props) {
  const drawing = useRef<SVGSVGElement>(null);
  const tell = useRef(onPicture);
  tell.current = onPicture;
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    let made: string | null = null;
    let left = false;
    if (drawing.current) pictureOf(drawing.current).then(show, () => {});

    function show(picture: Blob) {
      if (left) return;
      tell.current(picture);
      made = URL.createObjectURL(picture);
      setAddress(made);
    }
    return () => {
      left = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, []);

  if (address) return <img className={styles.picture} src={address} alt={described} />;
  return children(drawing);
}
