/// A proxy that forwards the methods of `UITextViewDelegate` to closures.
final class TextViewDelegateProxy: DelegateProxy, UITextViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        agree(())
    }

    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        agree(())
    }

    func textViewDidBeginEditing(_ textView: UITextView) {
        notify(())
    }

    func textViewDidEndEditing(_ textView: UITextView) {
        notify(())
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        agree((range: range, text: text))
    }

    func textViewDidChange(_ textView: UITextView) {
        notify(())
    }

    func textViewDidChangeSelection(_ textView: UITextView) {
        notify(())
    }
}
