import { useBack } from "../ui/use-back.ts";

/** Lets Back close an open menu of the header. */
export default function MenuLayer(props: { menu: HTMLElement; onClose: () => void }) {
  const { menu, onClose } = props;
  useBack(true, () => {
    menu.hidePopover();
    // A menu that leaves with its page does not say that it closes.
    onClose();
  });
  return null;
}
