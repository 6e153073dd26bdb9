/// A provider of the window for web sessions.
///
/// - Source: https://developer.apple.com/documentation/authenticationservices/aswebauthenticationpresentationcontextproviding
@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    /// Returns the window above which a session appears.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
