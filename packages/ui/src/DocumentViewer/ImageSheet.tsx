import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Loader } from "../Loader/Loader.tsx";
import { useTexts } from "../texts/texts.tsx";
import { words } from "../words/texts.ts";
import * as css from "./DocumentViewer.css.ts";
import type { ReaderProps } from "./DocumentViewer.tsx";
import { ReaderFrame } from "./ReaderFrame.tsx";
import { useZoom } from "./useZoom.ts";

/** Shows an image: a scanned certificate, a passport photo. */
export default function ImageSheet({ content, type, title, onFail }: ReaderProps) {
  const say = useTexts();
  const [picture, setPicture] = useState<ImageBitmap>();
  const fail = useEffectEvent(() => onFail("damaged"));
  useEffect(() => {
    let isCurrent = true;
    createImageBitmap(new Blob([content], { type })).then(
      (bitmap) => isCurrent && setPicture(bitmap),
      () => isCurrent && fail(),
    );
    return () => {
      isCurrent = false;
    };
  }, [content, type]);
  if (!picture)
    return (
      <div className={css.waiting}>
        <Loader label={say(words.loading)} />
      </div>
    );
  return <Sheet picture={picture} title={title} />;
}

function Sheet({ picture, title }: { picture: ImageBitmap; title: string }) {
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [rotation, setRotation] = useState(0);
  const isTurned = rotation % 180 !== 0;
  const width = isTurned ? picture.height : picture.width;
  const height = isTurned ? picture.width : picture.height;
  const zoom = useZoom(stage, { width, height });
  useEffect(() => {
    const pen = canvas.current?.getContext("2d");
    if (!pen) return;
    pen.setTransform(1, 0, 0, 1, width / 2, height / 2);
    pen.rotate((rotation * Math.PI) / 180);
    pen.drawImage(picture, -picture.width / 2, -picture.height / 2);
  }, [picture, width, height, rotation]);
  return (
    <ReaderFrame
      {...zoom}
      title={title}
      stage={stage}
      canFit
      onRotate={() => setRotation((rotation + 90) % 360)}
    >
      <div className={css.sheet}>
        <canvas
          key={rotation}
          ref={canvas}
          className={css.canvas}
          role="img"
          aria-label={title}
          width={width}
          height={height}
          style={{ inlineSize: width * zoom.scale, blockSize: height * zoom.scale }}
        />
      </div>
    </ReaderFrame>
  );
}
