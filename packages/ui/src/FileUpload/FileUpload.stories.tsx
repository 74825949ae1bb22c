import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { useState } from "react";
import { FileUpload, type ExistingFile, type UploadFile } from "./FileUpload.tsx";

/** Leaves each upload pending until the story finishes or fails it. */
function pendingUploads() {
  const calls: {
    file: File;
    progress: (share: number) => void;
    done: () => void;
    fail: () => void;
  }[] = [];
  const upload: UploadFile<string> = (file, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
      calls.push({
        file,
        progress: onProgress,
        done: () => resolve(file.name),
        fail: () => reject(new Error("offline")),
      });
    });
  return { calls, upload };
}

const instantUpload: UploadFile<string> = async (file) => file.name;

const meta = {
  title: "Inputs/FileUpload",
  component: FileUpload,
  args: {
    label: "Documents",
    description: "PDF, Word or a photo, 10 MB at most.",
    accept: [".pdf", ".docx", "image/*"],
    maxSize: 10_000_000,
    upload: instantUpload,
  },
} satisfies Meta<typeof FileUpload>;
export default meta;

type Story = StoryObj<typeof meta>;

const input = (canvasElement: HTMLElement) => {
  const found = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
  if (!found) throw new Error("No file input");
  return found;
};
const pdf = (name: string, size = 2_400_000) =>
  new File(["x".repeat(size)], name, { type: "application/pdf" });

export const Default: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.upload(input(canvasElement), [pdf("passport.pdf"), pdf("references.pdf")]);
    await expect(await canvas.findAllByText("Uploaded")).toHaveLength(2);
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([
        expect.objectContaining({ state: "done", result: "passport.pdf" }),
        expect.objectContaining({ state: "done", result: "references.pdf" }),
      ]),
    );
    await expect(canvas.getByRole("log")).toHaveTextContent("references.pdf uploaded");
  },
};

const uploading = pendingUploads();
export const Uploading: Story = {
  args: { upload: uploading.upload, atOnce: 1 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    uploading.calls.length = 0;
    await userEvent.upload(input(canvasElement), [pdf("passport.pdf"), pdf("references.pdf")]);
    await waitFor(() => expect(uploading.calls).toHaveLength(1));
    uploading.calls[0]?.progress(0.42);
    await expect(await canvas.findByText("42% of 2.4 MB")).toBeVisible();
    await expect(canvas.getByRole("progressbar", { name: "passport.pdf" })).toHaveAttribute(
      "aria-valuenow",
      "0.42",
    );
    await expect(canvas.getByText("Waiting")).toBeVisible();
  },
};

const failing = pendingUploads();
/** A failed upload stays in the list and can be retried. */
export const Failed: Story = {
  args: { upload: failing.upload, describeError: () => "The connection was lost." },
  play: async ({ canvas, canvasElement, userEvent }) => {
    failing.calls.length = 0;
    await userEvent.upload(input(canvasElement), pdf("passport.pdf"));
    await waitFor(() => expect(failing.calls).toHaveLength(1));
    failing.calls[0]?.fail();
    await expect(await canvas.findByText("The connection was lost.")).toBeVisible();
    await expect(canvas.getByRole("log")).toHaveTextContent("passport.pdf was not uploaded");
    const retry = canvas.getByRole("button", { name: "Retry upload of passport.pdf" });
    retry.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(failing.calls).toHaveLength(2));
    await expect(failing.calls[1]?.file.name).toBe("passport.pdf");
    await expect(
      canvas.getByRole("button", { name: "Cancel upload of passport.pdf" }),
    ).toHaveFocus();
    failing.calls[1]?.fail();
    await canvas.findByText("The connection was lost.");
  },
};

/** Earlier files come first, new uploads join them, and each can be removed. */
export const ExistingFiles: Story = {
  args: { maxFiles: 3 },
  render: function Render(args) {
    const [existingFiles, setExistingFiles] = useState<ExistingFile[]>([
      { id: "1", name: "benefits.pdf", size: 240_000 },
      { id: "2", name: "directions.pdf", size: 90_000 },
    ]);
    return (
      <FileUpload
        {...args}
        existingFiles={existingFiles}
        onRemoveExisting={({ id }) =>
          setExistingFiles((before) => before.filter((file) => file.id !== id))
        }
        onSent={(name) =>
          setExistingFiles((before) => [
            ...before,
            { id: "3", name: String(name), size: 2_400_000 },
          ])
        }
      />
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(input(canvasElement), [pdf("passport.pdf"), pdf("references.pdf")]);
    await waitFor(() => expect(canvas.getAllByText("Uploaded")).toHaveLength(3));
    await expect(canvas.getByRole("log")).toHaveTextContent("passport.pdf uploaded");
    canvas.getByRole("button", { name: "Remove benefits.pdf" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByText("benefits.pdf")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Remove directions.pdf" })).toHaveFocus();
  },
};

const cancelled = pendingUploads();
export const Keyboard: Story = {
  args: { upload: cancelled.upload, onRemove: fn() },
  play: async ({ canvas, canvasElement, userEvent }) => {
    cancelled.calls.length = 0;
    await userEvent.upload(input(canvasElement), pdf("passport.pdf"));
    const cancel = await canvas.findByRole("button", { name: "Cancel upload of passport.pdf" });
    cancel.focus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText("Cancelled")).toBeVisible();
    const remove = canvas.getByRole("button", { name: "Remove passport.pdf" });
    await expect(remove).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByText("passport.pdf")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Choose files" })).toHaveFocus();
  },
};
export const Refused: Story = {
  args: { maxSize: 1_000_000, maxFiles: 1, onChange: fn() },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(input(canvasElement), [
      pdf("scan.pdf"),
      pdf("passport.pdf", 800_000),
      pdf("references.pdf", 1000),
    ]);
    const list = within(await canvas.findByRole("list", { name: "Files" }));
    await expect(list.getByText(/^scan.pdf was not added: it is larger than 1 MB/)).toBeVisible();
    await expect(list.getByText(/^references.pdf was not added: the limit is 1/)).toBeVisible();
    await expect(await list.findByText("Uploaded")).toBeVisible();
  },
};
export const OneFile: Story = {
  args: { label: "CV", isMultiple: false },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(input(canvasElement), pdf("cv-2025.pdf"));
    await canvas.findByText("Uploaded");
    await userEvent.upload(input(canvasElement), pdf("cv-2026.pdf"));
    await expect(await canvas.findByText("cv-2026.pdf")).toBeVisible();
    await expect(canvas.queryByText("cv-2025.pdf")).toBeNull();
  },
};
export const Invalid: Story = { args: { isRequired: true, errorMessage: "Add a document." } };
export const Disabled: Story = { args: { isDisabled: true } };
