internal import Preconditions
internal import SystemServices

/// Asks the person to sign in with one of the accounts that requests describe.
///
/// ```swift
/// let request = ASAuthorizationAppleIDProvider().createRequest()
/// request.requestedScopes = [.fullName, .email]
/// let controller = ASAuthorizationController(authorizationRequests: [request])
/// controller.delegate = self
/// controller.presentationContextProvider = self
/// controller.performRequests()
/// ```
///
/// An alert of the system offers the accounts of the device. A test sets the accounts and gives the answer with
/// `app.system.signIn`.
///
/// - Source: https://developer.apple.com/documentation/authenticationservices/asauthorizationcontroller
@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
    /// Options for performing requests.
    ///
    /// - Source: https://developer.apple.com/documentation/authenticationservices/asauthorizationcontroller/requestoptions
    public struct RequestOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Fails with `ASAuthorizationError.canceled`, without an alert, if the device has no account for the requests.
        public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
    }

    /// The requests, in the order of preference.
    public final let authorizationRequests: [ASAuthorizationRequest]
    /// The receiver of the result. Held weakly.
    open var delegate: (any ASAuthorizationControllerDelegate)? {
        get { delegateHub.delegate }
        set { delegateHub.delegate = newValue }
    }
    /// The delegate, and the closures that are called after it; for the module CaretAuthenticationServices.
    package final let delegateHub = DelegateHub<any ASAuthorizationControllerDelegate>()
    /// The provider of the window. Alerts appear above all windows, so the window is not used.
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    private var flow: AccountSignInFlow?

    /// Creates a controller.
    ///
    /// - Precondition: There is at least one request.
    public init(authorizationRequests: [ASAuthorizationRequest]) {
        precondition(
            !authorizationRequests.isEmpty,
            "ASAuthorizationController: there are no requests, but the person has to know what to sign in with. Pass at least one request.")
        self.authorizationRequests = authorizationRequests
        super.init()
    }

    /// Asks the person. Does nothing while the requests are being performed.
    open func performRequests() { perform(options: []) }

    /// Asks the person. Does nothing while the requests are being performed.
    open func performRequests(options: RequestOptions) { perform(options: options) }

    /// Withdraws the requests. The delegate receives `ASAuthorizationError.canceled`. Does nothing while no requests
    /// are being performed.
    open func cancel() { flow?.fail(.canceled) }

    private func perform(options: RequestOptions) {
        guard flow == nil else { return }
        let flow = AccountSignInFlow(authorizationRequests)
        self.flow = flow
        // The closure retains the controller until the end.
        flow.start(isImmediate: options.contains(.preferImmediatelyAvailableCredentials)) { result in
            self.flow = nil
            self.delegateHub.notify { receiver in
                switch result {
                case .success(let authorization):
                    receiver.authorizationController(controller: self, didCompleteWithAuthorization: authorization)
                case .failure(let error): receiver.authorizationController(controller: self, didCompleteWithError: error)
                }
            }
        }
    }
}
