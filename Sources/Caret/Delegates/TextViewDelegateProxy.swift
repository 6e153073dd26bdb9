/// A proxy that forwards the methods of `UITextViewDelegate` to closures.
final class TextViewDelegateProxy: DelegateProxy, UITextViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        agree(())
    }

    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        agree(())
    }

    func textViewDidBeginEditing(_ textView: UITextView) {
        tell(())
    }

    func textViewDidEndEditing(_ textView: UITextView) {
        tell(())
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        agree((range: range, text: text))
    }

    func textViewDidChange(_ textView: UITextView) {
        tell(())
    }

    func textViewDidChangeSelection(_ textView: UITextView) {
        tell(())
    }
}
