import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { ConfirmDialog } from "./confirm-dialog";

const dialog = () => screen.queryByRole("alertdialog", { name: "Delete it?" });
const button = (name: string) => screen.getByRole("button", { name });
const pressEscape = () => fireEvent.keyDown(document.activeElement!, { key: "Escape" });

function Controlled({ isBusy = false, onConfirm = () => {} }: { isBusy?: boolean; onConfirm?: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Delete
      </button>
      <ConfirmDialog
        title="Delete it?"
        confirmLabel="Yes, delete"
        tone="danger"
        isBusy={isBusy}
        open={isOpen}
        onOpenChange={setIsOpen}
        onConfirm={onConfirm}
      >
        <p>It is gone for good.</p>
      </ConfirmDialog>
    </>
  );
}

function openControlled() {
  button("Delete").focus();
  fireEvent.click(button("Delete"));
}

describe("ConfirmDialog with a trigger", () => {
  const onConfirm = vi.fn();
  const shown = () =>
    render(
      <ConfirmDialog title="Delete it?" confirmLabel="Yes" onConfirm={onConfirm} trigger={<button>Delete</button>}>
        Gone.
      </ConfirmDialog>,
    );

  it("opens with the focus on Cancel and closes on confirmation", () => {
    shown();
    fireEvent.click(button("Delete"));
    expect(document.getElementById(dialog()!.getAttribute("aria-describedby")!)?.textContent).toBe("Gone.");
    expect(document.activeElement).toBe(button("Cancel"));
    fireEvent.click(button("Yes"));
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(dialog()).toBeNull();
  });
});

describe("ConfirmDialog controlled by a parent", () => {
  it("stays open after confirmation until the parent closes it", () => {
    const onConfirm = vi.fn();
    render(<Controlled onConfirm={onConfirm} />);
    openControlled();
    fireEvent.click(button("Yes, delete"));
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(dialog()).not.toBeNull();
  });

  it("returns the focus on Cancel and on Escape", async () => {
    render(<Controlled />);
    for (const leave of [() => fireEvent.click(button("Cancel")), pressEscape]) {
      openControlled();
      expect(document.activeElement).toBe(button("Cancel"));
      leave();
      expect(dialog()).toBeNull();
      await vi.waitFor(() => expect(document.activeElement).toBe(button("Delete")));
    }
  });

  it("shows that it is busy, and can then be neither confirmed nor closed", () => {
    const onConfirm = vi.fn();
    render(<Controlled isBusy onConfirm={onConfirm} />);
    openControlled();
    fireEvent.click(button("Yes, delete"));
    fireEvent.click(button("Cancel"));
    pressEscape();
    expect(onConfirm).not.toHaveBeenCalled();
    expect(dialog()!.getAttribute("aria-busy")).toBe("true");
    expect(button("Yes, delete").getAttribute("aria-disabled")).toBe("true");
  });
});
