import CoreGraphics

/// Text entry with an input method. Committed text is delivered as `PlatformEvent.text`.
@MainActor package protocol TextInput: AnyObject {
    /// Begins text entry for a purpose. `caret` is the location for candidates, in points of the window.
    func begin(caret: CGRect, for purpose: TextPurpose)
    func end()
}
