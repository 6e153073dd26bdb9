/// A receiver of the result of an ``ASAuthorizationController``.
///
/// - Source: https://developer.apple.com/documentation/authenticationservices/asauthorizationcontrollerdelegate
@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    /// Called when the person has signed in.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    /// Called with an ``ASAuthorizationError`` if the person is not signed in.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    /// Does nothing.
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    /// Does nothing.
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// A provider of the window for requests to sign in.
///
/// - Source: https://developer.apple.com/documentation/authenticationservices/asauthorizationcontrollerpresentationcontextproviding
@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    /// Returns the window above which the request appears.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
