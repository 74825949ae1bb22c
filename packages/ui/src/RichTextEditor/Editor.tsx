import { EditorContent, useEditor } from "@tiptap/react";
import {
  type KeyboardEvent,
  type Ref,
  type SyntheticEvent,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { prose } from "../RichText/RichText.css.ts";
import { useTexts } from "../texts/texts.tsx";
import { parseValue, valueOf } from "./content.ts";
import { EditorToolbar } from "./EditorToolbar.tsx";
import { extensions } from "./extensions.ts";
import type { MergeTag } from "./mergeTagText.ts";
import * as css from "./RichTextEditor.css.ts";
import { pointingAt, SuggestionList } from "./SuggestionList.tsx";
import { type Choice, Suggestions } from "./suggestions.ts";
import { richTextEditorTexts } from "./texts.ts";
import { useAttributes } from "./useAttributes.ts";
import { useEscape } from "./useEscape.ts";

type EditorProps = {
  placeholder?: string;
  autoFocus?: boolean;
  mergeTags?: MergeTag[];
  mentions?: (query: string) => Promise<Choice[]>;
  onUploadImage?: (file: File) => Promise<string>;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  html: string;
  onChange: (html: string) => void;
  onFocus: () => void;
  onBlur: () => void;
  /** Attributes of the editable element: its id, and the ids of its label and descriptions. */
  attributes: Record<string, string>;
  ref?: Ref<HTMLElement>;
};

/** A constant, because a new object would redraw the text. */
const editorProps = {
  attributes: { class: `${prose} ${css.content}`, "aria-multiline": "true", dir: "auto" },
};

/** The editor itself: loads TipTap. */
export default function Editor({
  html,
  onChange,
  onFocus,
  onBlur,
  attributes,
  ref,
  ...props
}: EditorProps) {
  const { isDisabled, isReadOnly, placeholder, autoFocus, mergeTags, mentions, onUploadImage } =
    props;
  const say = useTexts();
  const listId = useId();
  const toolbar = useRef<HTMLDivElement>(null);
  /** The last value received from the parent, then the values sent but not received back yet. */
  const knownValues = useRef([html]);
  const [isLinkOpen, setLinkOpen] = useState(false);
  const [pastedImage, setPastedImage] = useState<File>();
  const [suggestions] = useState(() => new Suggestions());
  const list = useSyncExternalStore(suggestions.subscribe, suggestions.current);
  const [parts] = useState(() =>
    extensions({
      suggestions,
      placeholder: placeholder ?? "",
      hasMergeTags: Boolean(mergeTags),
      hasMentions: Boolean(mentions),
      unknownMergeTag: (name) => say(richTextEditorTexts.unknownMergeTag, { name }),
      onEditLink: () => setLinkOpen(true),
    }),
  );
  const isEditable = !isDisabled && !isReadOnly;

  const editor = useEditor({
    extensions: parts,
    injectCSS: false,
    editable: isEditable,
    autofocus: autoFocus ? "end" : false,
    onBeforeCreate: ({ editor: created }) => {
      created.options.content = parseValue(created.schema, html);
    },
    onUpdate: ({ editor: changed }) => {
      const now = valueOf(changed);
      knownValues.current.push(now);
      onChange(now);
    },
    onFocus,
    onBlur,
    editorProps,
  });
  useAttributes(editor.view.dom, { ...attributes, ...pointingAt(listId, list) });
  useImperativeHandle(ref, () => editor.view.dom, [editor]);
  useEffect(() => {
    const at = knownValues.current.indexOf(html);
    knownValues.current = at < 0 ? [html] : knownValues.current.slice(at);
    // The parent returns a value sent earlier: newer text must not be overwritten.
    if (at >= 0) return;
    editor.commands.setContent(parseValue(editor.schema, html), { emitUpdate: false });
  }, [editor, html]);
  useEffect(() => editor.storage.mergeTag?.setTags(mergeTags ?? []), [editor, mergeTags]);
  useEffect(() => {
    if (mentions) editor.storage.mention?.setSearch(mentions);
  }, [editor, mentions]);

  useEscape(toolbar, () => editor.commands.focus());

  /** Asks for the description of a pasted or dropped image before inserting it. */
  const takeImage = (event: SyntheticEvent, { files, types }: DataTransfer) => {
    const file = [...files].find(({ type }) => type.startsWith("image/"));
    if (!file || !onUploadImage || !isEditable || types.includes("text/html")) return;
    event.preventDefault();
    event.stopPropagation();
    setPastedImage(file);
  };

  const pressKey = (event: KeyboardEvent) => {
    if (event.altKey && event.key === "F10") {
      event.preventDefault();
      toolbar.current?.querySelector<HTMLElement>("button:enabled")?.focus();
    }
    // A key handled here must not also act on the dialog or page around the editor.
    if (event.isDefaultPrevented()) event.stopPropagation();
  };

  return (
    <div role="presentation" className={css.parts} onKeyDown={pressKey}>
      {!isReadOnly && (
        <EditorToolbar
          ref={toolbar}
          editor={editor}
          isDisabled={Boolean(isDisabled)}
          mergeTags={mergeTags}
          onUploadImage={onUploadImage}
          isLinkOpen={isLinkOpen}
          onLinkOpenChange={setLinkOpen}
          pastedImage={pastedImage}
          onPastedImageTaken={() => setPastedImage(undefined)}
        />
      )}
      <EditorContent
        editor={editor}
        className={css.scroller}
        onPasteCapture={(event) => takeImage(event, event.clipboardData)}
        onDropCapture={(event) => takeImage(event, event.dataTransfer)}
      />
      {list && (
        <SuggestionList id={listId} list={list} onPoint={(index) => suggestions.point(index)} />
      )}
    </div>
  );
}
