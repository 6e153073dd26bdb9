/// Forwards the methods of `ASAuthorizationControllerDelegate` to closures. Each controller has at most one.
@MainActor final class AuthorizationProxy: NSObject, DelegateProxy, ASAuthorizationControllerDelegate {
    lazy var didAuthorize = DelegateSlot<ASAuthorization, Void>(self)
    lazy var didFail = DelegateSlot<any Error, Void>(self)

    /// Returns the proxy of a controller, which has one after the first call.
    static func of(_ controller: ASAuthorizationController) -> AuthorizationProxy {
        if let proxy = controller.delegateHub.observer(of: AuthorizationProxy.self) { return proxy }
        let proxy = AuthorizationProxy()
        _ = controller.delegateHub.add(proxy)
        return proxy
    }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization) {
        didAuthorize.notify(authorization)
    }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        didFail.notify(error)
    }
}
