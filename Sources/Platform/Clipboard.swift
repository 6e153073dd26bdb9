/// The system's pasteboard.
@MainActor package protocol Clipboard: AnyObject {
    var text: String? { get set }
}
