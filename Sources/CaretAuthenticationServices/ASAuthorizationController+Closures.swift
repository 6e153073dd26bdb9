extension ASAuthorizationController: EventSource {}

extension ControlEvent where Sender: ASAuthorizationController, Payload == ASAuthorization {
    /// Sent when the person has signed in.
    public static var didAuthorize: Self { Self { AuthorizationProxy.of($0).didAuthorize } }
}

extension ControlEvent where Sender: ASAuthorizationController, Payload == any Error {
    /// Sent with an `ASAuthorizationError` if the person is not signed in.
    public static var didFail: Self { Self { AuthorizationProxy.of($0).didFail } }
}
