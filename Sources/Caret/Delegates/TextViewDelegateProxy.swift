/// A proxy that forwards the methods of `UITextViewDelegate` to closures.
final class TextViewDelegateProxy: NSObject, DelegateProxy, UITextViewDelegate {
    lazy var shouldBeginEditing = DelegateSlot<Void, Bool>(self)
    lazy var shouldEndEditing = DelegateSlot<Void, Bool>(self)
    lazy var didBeginEditing = DelegateSlot<Void, Void>(self)
    lazy var didEndEditing = DelegateSlot<Void, Void>(self)
    lazy var shouldChangeTextIn = DelegateSlot<(range: NSRange, text: String), Bool>(self)
    lazy var didChange = DelegateSlot<Void, Void>(self)
    lazy var didChangeSelection = DelegateSlot<Void, Void>(self)
    lazy var editMenu = DelegateSlot<(range: NSRange, suggestedActions: [UIMenuElement]), UIMenu?>(self)
    lazy var primaryAction = DelegateSlot<(textItem: UITextItem, defaultAction: UIAction), UIAction?>(self)
    lazy var itemMenu = DelegateSlot<(textItem: UITextItem, defaultMenu: UIMenu), UITextItem.MenuConfiguration?>(self)
    lazy var willDisplayItemMenu = DelegateSlot<(textItem: UITextItem, animator: any UIContextMenuInteractionAnimating), Void>(self)
    lazy var willEndItemMenu = DelegateSlot<(textItem: UITextItem, animator: any UIContextMenuInteractionAnimating), Void>(self)
    lazy var shouldInteractWithURL = DelegateSlot<(url: URL, range: NSRange, interaction: UITextItemInteraction), Bool>(self)
    lazy var shouldInteractWithAttachment = DelegateSlot<
        (attachment: NSTextAttachment, range: NSRange, interaction: UITextItemInteraction), Bool
    >(self)

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        shouldBeginEditing.agree(())
    }

    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        shouldEndEditing.agree(())
    }

    func textViewDidBeginEditing(_ textView: UITextView) {
        didBeginEditing.notify(())
    }

    func textViewDidEndEditing(_ textView: UITextView) {
        didEndEditing.notify(())
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        shouldChangeTextIn.agree((range: range, text: text))
    }

    func textViewDidChange(_ textView: UITextView) {
        didChange.notify(())
    }

    func textViewDidChangeSelection(_ textView: UITextView) {
        didChangeSelection.notify(())
    }
}
