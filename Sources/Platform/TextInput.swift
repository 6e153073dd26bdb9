import CoreGraphics

/// Text entry with an input method: composed text arrives as `PlatformEvent.text`.
@MainActor package protocol TextInput: AnyObject {
    /// Starts composing a text for a purpose; `caret` says, in points of the window, where candidates should be shown.
    func begin(caret: CGRect, for purpose: TextPurpose)
    func end()
}
