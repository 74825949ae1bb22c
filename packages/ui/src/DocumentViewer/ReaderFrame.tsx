import {
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  RotateCw,
  Search,
  ZoomIn,
  ZoomOut,
} from "lucide-react";
import { type KeyboardEvent, type ReactNode, type RefObject, type UIEvent, useState } from "react";
import { Input, NumberField } from "react-aria-components";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Menu } from "../Menu/Menu.tsx";
import { paginationTexts } from "../Pagination/texts.ts";
import { useTexts } from "../texts/texts.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { DocumentSearch, type SearchState } from "./DocumentSearch.tsx";
import * as css from "./DocumentViewer.css.ts";
import { documentViewerTexts } from "./texts.ts";
import { percentages, type ZoomState } from "./useZoom.ts";

export type ReaderFrameProps = ZoomState & {
  title: string;
  stage: RefObject<HTMLDivElement | null>;
  pages?: { page: number; count: number; onGo: (page: number) => void };
  /** Offers to fit the width or the whole page. */
  canFit?: boolean;
  onRotate?: () => void;
  search?: SearchState;
  onScroll?: (event: UIEvent<HTMLDivElement>) => void;
  children: ReactNode;
};

/** Shows a reader's toolbar and the scrolling area with the document. */
export function ReaderFrame({
  title,
  stage,
  pages,
  zoom,
  setZoom,
  scale,
  canFit,
  onRotate,
  search,
  onScroll,
  children,
}: ReaderFrameProps) {
  const say = useTexts();
  const [isSearching, setSearching] = useState(false);
  const percent = Math.round(scale * 100);
  const smaller = percentages.findLast((one) => one < percent);
  const larger = percentages.find((one) => one > percent);
  const zoomTo = (to: number | undefined) => to !== undefined && setZoom(to / 100);
  const closeSearch = () => {
    setSearching(false);
    search?.onQuery("");
    stage.current?.focus();
  };

  const shortcuts: Record<string, (() => void) | undefined> = {
    f: search && (() => setSearching(true)),
    "+": () => zoomTo(larger),
    "=": () => zoomTo(larger),
    "-": () => zoomTo(smaller),
    "0": () => setZoom("auto"),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey ? shortcuts[event.key] : undefined;
    if (!act || event.altKey) return;
    event.preventDefault();
    act();
  };
  return (
    // Shortcuts work wherever the focus is in the document.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={css.frame} onKeyDown={onKeyDown}>
      <div className={css.readerBar}>
        {pages && (
          <div className={css.tools}>
            <IconButton
              aria-label={say(paginationTexts.previousPage)}
              icon={<ChevronLeft />}
              size="sm"
              isDisabled={pages.page === 1}
              onPress={() => pages.onGo(pages.page - 1)}
            />
            <NumberField
              aria-label={say(documentViewerTexts.pageNumber)}
              className={css.pageField}
              minValue={1}
              maxValue={pages.count}
              value={pages.page}
              onChange={(page) => !Number.isNaN(page) && pages.onGo(page)}
            >
              <Input className={css.pageInput} />
            </NumberField>
            <span className={css.count} aria-hidden="true">
              / {pages.count}
            </span>
            <VisuallyHidden role="status">
              {say(documentViewerTexts.page, { page: pages.page, pages: pages.count })}
            </VisuallyHidden>
            <IconButton
              aria-label={say(paginationTexts.nextPage)}
              icon={<ChevronRight />}
              size="sm"
              isDisabled={pages.page === pages.count}
              onPress={() => pages.onGo(pages.page + 1)}
            />
          </div>
        )}
        <div className={css.tools}>
          <IconButton
            aria-label={say(documentViewerTexts.zoomOut)}
            icon={<ZoomOut />}
            size="sm"
            isDisabled={smaller === undefined}
            onPress={() => zoomTo(smaller)}
          />
          <Menu
            label={say(documentViewerTexts.zoomTo, { percent })}
            trigger={
              <Button
                size="sm"
                variant="ghost"
                iconEnd={<ChevronDown />}
                aria-label={say(documentViewerTexts.zoomTo, { percent })}
              >
                {percent} %
              </Button>
            }
            items={[
              {
                value: typeof zoom === "number" ? String(zoom * 100) : zoom,
                onChange: (id) => setZoom(id === "width" || id === "page" ? id : Number(id) / 100),
                items: [
                  ...(canFit
                    ? [
                        { id: "width", label: say(documentViewerTexts.fitWidth) },
                        { id: "page", label: say(documentViewerTexts.fitPage) },
                      ]
                    : []),
                  ...percentages.map((one) => ({ id: String(one), label: `${one} %` })),
                ],
              },
            ]}
          />
          <IconButton
            aria-label={say(documentViewerTexts.zoomIn)}
            icon={<ZoomIn />}
            size="sm"
            isDisabled={larger === undefined}
            onPress={() => zoomTo(larger)}
          />
          {onRotate && (
            <IconButton
              aria-label={say(documentViewerTexts.rotate)}
              icon={<RotateCw />}
              size="sm"
              onPress={onRotate}
            />
          )}
          {search && (
            <IconButton
              aria-label={say(documentViewerTexts.searchDocument)}
              aria-expanded={isSearching}
              icon={<Search />}
              size="sm"
              onPress={() => (isSearching ? closeSearch() : setSearching(true))}
            />
          )}
        </div>
      </div>
      {search && isSearching && <DocumentSearch {...search} onClose={closeSearch} />}
      {/* Focusable so that the keyboard can scroll it. */}
      <div
        ref={stage}
        className={css.stage}
        role="region"
        aria-label={say(documentViewerTexts.documentContent, { name: title })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={onScroll}
      >
        {children}
      </div>
    </div>
  );
}
