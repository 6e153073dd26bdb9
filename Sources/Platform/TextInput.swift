import CoreGraphics

/// Text entry with an input method: composed text arrives as `PlatformEvent.text`.
@MainActor package protocol TextInput: AnyObject {
    /// Starts composing; `caret` says, in points of the window, where candidates should be shown.
    func begin(caret: CGRect)
    func end()
}
