internal import SystemServices

/// A sign-in on a web page, which returns to the app by redirecting to a callback URL.
///
/// ```swift
/// let session = ASWebAuthenticationSession(url: page, callback: .customScheme("diary")) { [weak self] url, error in
///     if let url { self?.finishSignIn(url) }
/// }
/// session.presentationContextProvider = self
/// session.start()
/// ```
///
/// An alert asks the person for the permission, and then the desktop's browser opens the page. The app receives the
/// callback in one of these ways:
/// - The browser opens a URL of the callback's scheme, and the running app receives the URL.
/// - The callback is `http` on this machine. The session listens for it; see ``Callback/customScheme(_:)``.
/// - The person copies the URL from the browser, and presses the button of the alert.
///
/// A test gives the callback with `app.system.signIn.webAnswer`.
///
/// > Difference from Apple: The page opens in the desktop's browser, which decides about its cookies.
/// > ``prefersEphemeralWebBrowserSession`` only removes the question. ``additionalHeaderFields`` are recorded, but not
/// > sent.
///
/// - Source: https://developer.apple.com/documentation/authenticationservices/aswebauthenticationsession
@preconcurrency @MainActor open class ASWebAuthenticationSession: NSObject {
    /// A handler of the end: called once on the main actor, with the callback URL or an
    /// ``ASWebAuthenticationSessionError``.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    private let url: URL
    private let callback: Callback?
    private let completionHandler: CompletionHandler
    private var flow: WebSignInFlow?
    private var hasStarted = false

    /// Creates a session.
    ///
    /// - Parameters:
    ///   - URL: The page, with the scheme `http` or `https`.
    ///   - callbackURLScheme: The scheme of the callback, without a colon; `nil` for every scheme that the app
    ///     declares.
    ///   - completionHandler: Called at the end, but not after ``cancel()``.
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        url = URL
        callback = callbackURLScheme.map { Callback.customScheme($0) }
        self.completionHandler = completionHandler
        super.init()
    }

    /// Creates a session.
    ///
    /// - Parameters:
    ///   - URL: The page, with the scheme `http` or `https`.
    ///   - callback: The URLs to which the page redirects.
    ///   - completionHandler: Called at the end, but not after ``cancel()``.
    public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
        url = URL
        self.callback = callback
        self.completionHandler = completionHandler
        super.init()
    }

    /// The provider of the window, required before ``start()``.
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?

    /// Whether the page should not use the browser's cookies; `false` by default.
    open var prefersEphemeralWebBrowserSession = false

    /// Fields to add to the header of the first request; `nil` by default.
    open var additionalHeaderFields: [String: String]?

    /// Whether ``start()`` may succeed: the session has not started yet, and its page is a web page.
    open var canStart: Bool { !hasStarted && isWebPage }

    /// Starts the session. A session starts once, and lives until its end even if the app releases it.
    ///
    /// - Returns: Whether the session started. Without a ``presentationContextProvider``, the handler also receives an
    ///   error.
    @discardableResult open func start() -> Bool {
        guard canStart else {
            if !isWebPage { WebSignInFlow.reportScheme(of: url) }
            return false
        }
        guard let presentationContextProvider else { return fail(.presentationContextNotProvided) }
        guard presentationContextProvider.presentationAnchor(for: self).windowScene != nil else {
            return fail(.presentationContextInvalid)
        }
        hasStarted = true
        let request = WebSignIn(
            url: url, callbackScheme: callback?.scheme, isEphemeral: prefersEphemeralWebBrowserSession,
            headerFields: additionalHeaderFields ?? [:])
        let flow = WebSignInFlow(request, callback)
        self.flow = flow
        // The closure retains the session until the end.
        flow.start { result in
            self.flow = nil
            switch result {
            case .success(let url): self.completionHandler(url, nil)
            case .failure(let error): self.completionHandler(nil, error)
            }
        }
        return true
    }

    /// Ends the session without calling the handler. Does nothing before the start and after the end.
    open func cancel() {
        flow?.cancel()
        flow = nil
    }

    private var isWebPage: Bool { ["http", "https"].contains(url.scheme?.lowercased()) && url.host?.isEmpty == false }

    private func fail(_ code: ASWebAuthenticationSessionError.Code) -> Bool {
        WebSignInFlow.deferred { self.completionHandler(nil, ASWebAuthenticationSessionError(code)) }
        return false
    }
}
